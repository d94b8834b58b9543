public import SnugComposition
public import SnugPixels

/// A shape with what fills it and the lines along it, painted in the order they were told.
public struct PaintedShape: PrimitiveView, Hashable, Sendable {
    /// The shape as an element.
    public private(set) var element: Element

    init(_ shape: ElementShape) {
        element = Element(.shape(shape))
    }

    /// Fills the shape.
    public func fill(_ style: ShapeStyle) -> PaintedShape { adding(.fill(style)) }

    /// Fills the shape.
    public func fill(_ color: Color) -> PaintedShape { fill(.color(color)) }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        adding(.stroke(StrokeModifier(style, style: stroke)))
    }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ color: Color, lineWidth: Length = 1) -> PaintedShape {
        stroke(.color(color), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ color: Color, style: StrokeStyle) -> PaintedShape { stroke(.color(color), style: style) }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        adding(.strokeBorder(StrokeModifier(style, style: stroke)))
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ color: Color, lineWidth: Length = 1) -> PaintedShape {
        strokeBorder(.color(color), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ color: Color, style: StrokeStyle) -> PaintedShape {
        strokeBorder(.color(color), style: style)
    }

    private func adding(_ paint: ElementModifier) -> PaintedShape {
        var copy = self
        copy.element = element.modified(by: paint)
        return copy
    }
}
