public import SnugComposition

/// A view that is a text with a caption's options.
public protocol SpecView: PrimitiveView, TextOptions {
    /// All that has been told.
    var spec: CaptionSpec { get set }

    /// Makes the view of a spec.
    init(spec: CaptionSpec)
}

extension SpecView {
    /// Makes the view of a text, drawn literally.
    public init(_ text: String) {
        self.init(spec: CaptionSpec(text: text))
    }

    /// Makes the view of a text whose parts have styles of their own.
    public init(_ text: RichText) {
        var spec = CaptionSpec()
        spec.runs = text
        self.init(spec: spec)
    }

    /// Makes the view of markup: `**bold**`, `*italic*`, `~~strike~~`, `==highlight==`, `[text]{.class key=value}`.
    public init(markup: String) {
        var spec = CaptionSpec()
        spec.markup = markup
        self.init(spec: spec)
    }

    /// All that has been told.
    public var options: CaptionSpec { spec }

    /// A copy with one option set.
    public func setting<Value>(_ option: WritableKeyPath<CaptionSpec, Value?>, _ value: Value) -> Self {
        var copy = self
        copy.spec[keyPath: option] = value
        return copy
    }
}
