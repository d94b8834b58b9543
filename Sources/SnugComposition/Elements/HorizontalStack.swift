/// Elements beside one another, from left to right.
///
/// The stack offers each child its height. The width left after the spacing is shared: the child whose width can change
/// least is asked first and offered an equal part of what is left, then the next. The stack is as wide as its children
/// with the spacing, and as high as they need after they have been lined up.
public struct HorizontalStack: Hashable, Sendable {
    /// How the children line up; in their middles unless told otherwise.
    public var alignment: VerticalAlignment?
    /// Room between neighbours, 8 unless told otherwise.
    public var spacing: Length?
    /// From left to right.
    public var children: [Element]

    /// Makes a stack.
    public init(alignment: VerticalAlignment? = nil, spacing: Length? = nil, children: [Element]) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

extension HorizontalStack: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case alignment, spacing, children
    }
}
