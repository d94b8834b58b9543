public import SnugComposition

/// Views beside one another, from left to right; how they share the room is told at `HorizontalStack`.
public struct HStack: ElementView {
    /// The stack as an element.
    public let element: Element

    /// Makes a stack.
    ///
    /// - Parameter spacing: room between neighbours; nil is 8, and none beside a spacer.
    public init(
        alignment: VerticalAlignment? = nil, spacing: Length? = nil, @ElementBuilder content: () -> [Element]
    ) {
        element = Element(
            .hstack(HorizontalStack(alignment: alignment, spacing: spacing, children: content())))
    }

    /// The stack of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .hstack = element.kind, element.modifiers.isEmpty else { return nil }
        self.element = element
    }
}
