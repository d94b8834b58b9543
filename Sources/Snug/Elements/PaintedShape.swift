public import SnugComposition
public import SnugPixels

/// A shape with what fills it and the lines along it, painted in the order they were told.
public struct PaintedShape: ElementView {
    /// The shape as an element.
    public private(set) var element: Element

    init(_ shape: ElementShape) {
        element = Element(.shape(shape))
    }

    /// The shape of an element with its paints; nil if the element is something else, or has other modifiers.
    public init?(element: Element) {
        guard case .shape = element.kind, element.modifiers.allSatisfy(\.isPaint) else { return nil }
        self.element = element
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

extension ElementModifier {
    fileprivate var isPaint: Bool {
        switch self {
        case .fill, .stroke, .strokeBorder: true
        default: false
        }
    }
}
