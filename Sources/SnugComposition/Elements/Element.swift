/// Something with a size of its own that can be put beside, over and into other things: a text, a shape, a stack.
///
/// A tree of elements is a value: it can be compared, stored as JSON and laid out anywhere with the same result.
public struct Element: Hashable, Sendable {
    /// What the element is.
    public var kind: ElementKind
    /// What has been done to it, in order: each modifier applies to the result of those before.
    public var modifiers: [ElementModifier]

    /// Makes an element.
    public init(_ kind: ElementKind, modifiers: [ElementModifier] = []) {
        self.kind = kind
        self.modifiers = modifiers
    }

    /// The element with one more modifier.
    public func modified(by modifier: ElementModifier) -> Element {
        Element(kind, modifiers: modifiers + [modifier])
    }
}
