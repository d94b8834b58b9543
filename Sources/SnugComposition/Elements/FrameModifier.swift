/// A frame round an element: of a fixed size, or within bounds.
///
/// With a fixed side the element is offered that length, and the frame has it whatever the element takes. With bounds the
/// element is offered what the frame is offered, within them; the frame is as large as the element within the bounds, and
/// as large as what it is offered within them where the upper bound is given. What is left free lies round the element
/// as the alignment says.
public struct FrameModifier: Hashable, Sendable {
    /// A fixed width.
    public var width: Length?
    /// A fixed height.
    public var height: Length?
    /// The least width.
    public var minWidth: Length?
    /// The most width.
    public var maxWidth: FrameLimit?
    /// The least height.
    public var minHeight: Length?
    /// The most height.
    public var maxHeight: FrameLimit?
    /// Where the element stands in the frame; in the middle unless told otherwise.
    public var alignment: Alignment?

    /// Makes a frame that leaves everything open.
    public init() {}
}

extension FrameModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case width, height, minWidth, maxWidth, minHeight, maxHeight, alignment
    }
}
