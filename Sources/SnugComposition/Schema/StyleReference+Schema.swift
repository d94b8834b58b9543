extension StyleReference {
    /// Any text but an empty one.
    public static var schema: SpecSchema {
        SpecSchema.string.adding("minLength", .finite(1)).described(expectation)
    }
}
