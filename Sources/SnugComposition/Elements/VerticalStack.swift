/// Elements below one another, from the top down.
///
/// The stack offers each child its width, and shares its height as a `HorizontalStack` shares its width. It is as high as
/// its children with the spacing, and as wide as they need after they have been lined up.
public struct VerticalStack: Hashable, Sendable {
    /// How the children line up; in their middles unless told otherwise.
    public var alignment: HorizontalAlignment?
    /// Room between neighbours, 8 unless told otherwise.
    public var spacing: Length?
    /// From the top down.
    public var children: [Element]

    /// Makes a stack.
    public init(alignment: HorizontalAlignment? = nil, spacing: Length? = nil, children: [Element]) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

extension VerticalStack: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case alignment, spacing, children
    }
}
