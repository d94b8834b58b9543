public import SnugComposition
public import SnugPixels

/// A text in a circle that grows with it, or in another round shape: a `Text` with a round outline.
///
/// Its frame is the square round the circle, or the rectangle round another shape.
public struct CircleText: View, Hashable, Sendable {
    /// The text.
    public var text: Text
    /// What fills the shape.
    public var fill: ShapeStyle
    /// How the shape follows the text.
    public var fit: CircleFit
    /// Room between the text and the shape.
    public var padding: Length

    /// Makes a text in a round shape.
    ///
    /// - Parameter opticallyCentered: whether capitals, rather than lines, stand in the middle.
    public init(
        _ text: String, fill: ShapeStyle, fit: CircleFit = .enclosing, padding: Length = 16,
        opticallyCentered: Bool = false
    ) {
        self.init(
            opticallyCentered ? Text(text).textBox(.cap) : Text(text), fill: fill, fit: fit, padding: padding)
    }

    /// Makes a text in a round shape of one colour.
    ///
    /// - Parameter opticallyCentered: whether capitals, rather than lines, stand in the middle.
    public init(
        _ text: String, fill color: Color, fit: CircleFit = .enclosing, padding: Length = 16,
        opticallyCentered: Bool = false
    ) {
        self.init(text, fill: .color(color), fit: fit, padding: padding, opticallyCentered: opticallyCentered)
    }

    /// Puts a text that has options of its own into a round shape.
    public init(_ text: Text, fill: ShapeStyle, fit: CircleFit = .enclosing, padding: Length = 16) {
        self.text = text
        self.fill = fill
        self.fit = fit
        self.padding = padding
    }

    /// The text with its outline.
    public var body: Element {
        text.multilineTextAlignment(text.spec.align ?? .center)
            .setting(\.outline, fit.outline).setting(\.background, fill)
            .setting(\.padding, LengthInsets(padding)).element
    }
}
