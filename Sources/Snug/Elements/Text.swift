public import SnugComposition

/// A text without a background, in body size (17), regular weight and black unless it is told otherwise.
///
/// It wraps to the width it is offered. It has the options of a caption's text; with
/// `setting(\.outline, .fillet)` it gets a background too.
public struct Text: ElementView, SpecView {
    /// All that the text has been told.
    public var spec: CaptionSpec

    /// Makes a text of a spec.
    public init(spec: CaptionSpec) {
        self.spec = spec
    }

    /// The text of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .text(let spec) = element.kind, element.modifiers.isEmpty else { return nil }
        self.spec = spec
    }

    /// The text as an element.
    public var element: Element { Element(.text(spec)) }
}
