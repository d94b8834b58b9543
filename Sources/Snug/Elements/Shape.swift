public import SnugComposition
public import SnugPixels

/// A shape: black unless it is filled or stroked, and as large as the room it is offered.
public protocol Shape: ElementView {
    /// The shape without paint.
    var shape: ElementShape { get }
}

extension Shape {
    /// The shape as an element, black.
    public var element: Element { Element(.shape(shape)) }
}

extension Shape {
    /// Fills the shape.
    public func fill(_ style: ShapeStyle) -> PaintedShape { PaintedShape(shape).fill(style) }

    /// Fills the shape.
    public func fill(_ color: Color) -> PaintedShape { fill(.color(color)) }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        PaintedShape(shape).stroke(style, style: stroke)
    }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ color: Color, lineWidth: Length = 1) -> PaintedShape {
        stroke(.color(color), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line centred on the shape's edge.
    public func stroke(_ color: Color, style: StrokeStyle) -> PaintedShape { stroke(.color(color), style: style) }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ style: ShapeStyle, style stroke: StrokeStyle) -> PaintedShape {
        PaintedShape(shape).strokeBorder(style, style: stroke)
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ color: Color, lineWidth: Length = 1) -> PaintedShape {
        strokeBorder(.color(color), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the inside of the shape's edge.
    public func strokeBorder(_ color: Color, style: StrokeStyle) -> PaintedShape {
        strokeBorder(.color(color), style: style)
    }
}

/// A rectangle.
public struct Rectangle: Shape {
    /// The shape without paint.
    public var shape: ElementShape { .rectangle }

    /// Makes a rectangle.
    public init() {}

    /// The shape of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard element == Element(.shape(.rectangle)) else { return nil }
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    /// The corners' radius, at most half the shorter side.
    public var cornerRadius: Length
    /// The shape without paint.
    public var shape: ElementShape { .roundedRectangle(cornerRadius: cornerRadius) }

    /// Makes a rectangle with round corners.
    public init(cornerRadius: Length) {
        self.cornerRadius = cornerRadius
    }

    /// The shape of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard element.modifiers.isEmpty, case .shape(.roundedRectangle(let radius)) = element.kind else { return nil }
        cornerRadius = radius
    }
}

/// The largest circle inside its frame.
public struct Circle: Shape {
    /// The shape without paint.
    public var shape: ElementShape { .circle }

    /// Makes a circle.
    public init() {}

    /// The shape of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard element == Element(.shape(.circle)) else { return nil }
    }
}

/// The ellipse that touches its frame.
public struct Ellipse: Shape {
    /// The shape without paint.
    public var shape: ElementShape { .ellipse }

    /// Makes an ellipse.
    public init() {}

    /// The shape of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard element == Element(.shape(.ellipse)) else { return nil }
    }
}

/// A rectangle with half circles at the shorter sides.
public struct Capsule: Shape {
    /// The shape without paint.
    public var shape: ElementShape { .capsule }

    /// Makes a capsule.
    public init() {}

    /// The shape of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard element == Element(.shape(.capsule)) else { return nil }
    }
}
