public import SnugComposition

/// A shape with what fills it and the lines along it, painted in the order they were told.
public struct PaintedShape: PrimitiveView, Hashable, Sendable {
    /// The shape as an element.
    public private(set) var element: Element

    init(_ shape: ElementShape) {
        element = Element(.shape(shape))
    }

    /// Fills the shape.
    public func fill(_ style: ShapeStyle) -> PaintedShape { adding(.fill(style)) }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ style: ShapeStyle, lineWidth: Length = 1) -> PaintedShape {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        adding(.stroke(StrokeModifier(style, style: stroke)))
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ style: ShapeStyle, lineWidth: Length = 1) -> PaintedShape {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        adding(.strokeBorder(StrokeModifier(style, style: stroke)))
    }

    private func adding(_ paint: ElementModifier) -> PaintedShape {
        var copy = self
        copy.element = element.modified(by: paint)
        return copy
    }
}
