/// Why bytes are no JSON document, and where.
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong.
    public var fault: JSONFault
    /// Where: the start of what is wrong, or the end of the document where something is missing.
    public var position: JSONPosition

    /// Makes an error.
    public init(_ fault: JSONFault, at position: JSONPosition) {
        self.fault = fault
        self.position = position
    }
}
