/// A text on a background that clings to its wrapped lines.
///
/// A caption is a value around a `CaptionSpec`. Each modifier returns a changed copy:
///
///     Caption("Hello, world").fontSize(72).width(900).background(.yellow)
public struct Caption: Hashable, Sendable, Codable {
    /// All that the caption has been told.
    public var spec: CaptionSpec

    /// Makes a caption of a text, drawn literally.
    public init(_ text: String) {
        spec = CaptionSpec(text: text)
    }

    /// Makes a caption of a text whose parts have styles of their own.
    public init(_ text: RichText) {
        spec = CaptionSpec()
        spec.runs = text
    }

    /// Makes a caption of markup: `**bold**`, `*italic*`, `~~strike~~`, `==highlight==`, `[text]{.class key=value}`.
    public init(markup: String) {
        spec = CaptionSpec()
        spec.markup = markup
    }

    /// Makes a caption of a spec.
    public init(spec: CaptionSpec) {
        self.spec = spec
    }

    /// Reads the spec's flat JSON object.
    public init(from decoder: any Decoder) throws {
        spec = try CaptionSpec(from: decoder)
    }

    /// Writes the spec's flat JSON object.
    public func encode(to encoder: any Encoder) throws {
        try spec.encode(to: encoder)
    }
}

extension Caption: TextOptions, CanvasOptions {
    /// All that the caption has been told.
    public var options: CaptionSpec { spec }

    /// A copy with one option set.
    public func setting<Value>(_ option: WritableKeyPath<CaptionSpec, Value?>, _ value: Value) -> Caption {
        var copy = self
        copy.spec[keyPath: option] = value
        return copy
    }
}

extension Caption: PrimitiveView {
    /// The caption as an element; what is told of the canvas counts for the picture whose element it is.
    public var element: Element { Element(.caption(spec)) }
}
