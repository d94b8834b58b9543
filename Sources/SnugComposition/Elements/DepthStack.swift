/// Elements over one another.
///
/// The stack offers each child all of its own room and is as large as the largest of them in each direction.
public struct DepthStack: Hashable, Sendable {
    /// Where the children stand; in the middle unless told otherwise.
    public var alignment: Alignment?
    /// From the bottom to the top.
    public var children: [Element]

    /// Makes a stack.
    public init(alignment: Alignment? = nil, children: [Element]) {
        self.alignment = alignment
        self.children = children
    }
}

extension DepthStack: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case alignment, children
    }
}
