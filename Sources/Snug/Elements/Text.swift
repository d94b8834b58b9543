public import SnugComposition

/// A text without a background, in body size (17), regular weight and black unless it is told otherwise.
///
/// It wraps to the width it is offered. It has the options of a caption; with `outline` it gets a background too.
public struct Text: ElementView {
    /// All that the text has been told.
    public var spec: CaptionSpec

    /// Makes a text, drawn literally.
    public init(_ text: String) {
        spec = CaptionSpec(text: text)
    }

    /// Makes a text whose parts have styles of their own.
    public init(_ text: RichText) {
        spec = CaptionSpec()
        spec.runs = text
    }

    /// Makes a text of markup.
    public init(markup: String) {
        spec = CaptionSpec()
        spec.markup = markup
    }

    /// The text of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .text(let spec) = element.kind, element.modifiers.isEmpty else { return nil }
        self.spec = spec
    }

    /// The text as an element.
    public var element: Element { Element(.text(spec)) }
}

extension Text: TextOptions {
    /// All that the text has been told.
    public var options: CaptionSpec { spec }

    /// A copy with one option set.
    public func setting<Value>(_ option: WritableKeyPath<CaptionSpec, Value?>, _ value: Value) -> Text {
        var copy = self
        copy.spec[keyPath: option] = value
        return copy
    }
}
