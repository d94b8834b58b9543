/// What an element is.
public indirect enum ElementKind: Hashable, Sendable {
    /// A text on a background that clings to its lines.
    ///
    /// It takes the width of its widest line with padding and border, and wraps to the width it is offered unless it has
    /// one of its own.
    case caption(CaptionSpec)
    /// A text without a background unless it is given an outline: body size, regular weight, the font's own line height,
    /// black, lines that start at the leading edge.
    case text(CaptionSpec)
    /// A picture.
    case image(ImageElement)
    /// Elements beside one another.
    case hstack(HorizontalStack)
    /// Elements below one another.
    case vstack(VerticalStack)
    /// Elements over one another, the first at the bottom.
    case zstack(DepthStack)
    /// Room that grows: along the axis of the stack it stands in, else in both directions.
    case spacer(SpacerElement)
    /// A shape that takes all the room it is offered, filled with black unless a modifier paints it otherwise.
    ///
    /// Where no room is offered it takes 10 units.
    case shape(ElementShape)
}
