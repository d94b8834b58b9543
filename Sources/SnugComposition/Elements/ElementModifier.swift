/// What is done to an element: each makes a new element around the one before.
public indirect enum ElementModifier: Hashable, Sendable {
    /// Room round the element; what it is offered is that much less.
    case padding(LengthInsets)
    /// A frame of a fixed size, or within bounds.
    case frame(FrameModifier)
    /// Something behind the element, which is offered the element's size and does not change it.
    case background(ElementLayer)
    /// Something over the element, which is offered the element's size and does not change it.
    case overlay(ElementLayer)
    /// A line along the inside of the element's frame.
    case border(BorderModifier)
    /// What fills a shape, in place of black; only as one of a shape's first modifiers.
    case fill(ShapeStyle)
    /// A line along a shape, centred on its edge; only as one of a shape's first modifiers.
    case stroke(StrokeModifier)
    /// A line along the inside of a shape; only as one of a shape's first modifiers.
    case strokeBorder(StrokeModifier)
    /// A shadow of all that the element paints.
    case shadow(ShadowModifier)
    /// The element as a whole made translucent: 0 is clear and 1 leaves it.
    case opacity(Double)
    /// The element cut to a shape inside its frame.
    case clipShape(ElementShape)
    /// The element painted elsewhere; its frame stays where it is.
    case offset(OffsetModifier)
    /// A dashed line inside the element's frame with its size in the upper right corner; nothing else changes.
    case frameSize(FrameSizeModifier)
}
