extension Color {
    /// The functions that `init(css:)` knows.
    public static let functionNames = ["rgb", "rgba", "hsl", "hsla", "hwb"]

    /// All names that `init(css:)` knows, spelt as in CSS or, for the system palette, as in iOS.
    ///
    /// First `transparent` and the named colours of CSS Color Module Level 4, section 6.1, in the order of the
    /// alphabet, then the system palette.
    public static var names: [String] { ColorNameTable.rows.map(\.name) }

    /// The colour of a name, in capitals or small letters alike; nil for a name that is not in `names`.
    public static func named(_ name: String) -> Color? {
        let wanted = name.lowercased()
        return ColorNameTable.rows.first { $0.name.lowercased() == wanted }?.color
    }
}
