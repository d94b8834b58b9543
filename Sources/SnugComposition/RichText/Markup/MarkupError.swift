/// What is wrong with a list in braces, and where.
public struct MarkupError: Error, Hashable, Sendable {
    /// What can be wrong.
    public enum Fault: Hashable, Sendable {
        /// A class that there is none of; `allowed` lists those that there are, without their dots.
        case unknownClass(String, suggestion: String?, allowed: [String])
        /// A key that there is none of; `allowed` lists those that there are.
        case unknownKey(String, suggestion: String?, allowed: [String])
        /// A value that its key does not take.
        case value(key: String, fault: SpecFault)
        /// Something that is neither a class nor a key with a value; `suggestion` is what was probably meant.
        case notASetting(String, suggestion: String?)
        /// More bracketed parts inside one another than the limit allows.
        case tooDeep(limit: Int)
    }

    /// Where the class, the key or the bracket stands, in UTF-8 bytes of the markup.
    public var offset: Int
    /// What is wrong.
    public var fault: Fault

    /// Makes an error.
    public init(_ fault: Fault, at offset: Int) {
        self.fault = fault
        self.offset = offset
    }
}
