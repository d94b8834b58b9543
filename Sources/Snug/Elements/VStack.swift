public import SnugComposition

/// Views below one another, from the top down; how they share the room is told at `VerticalStack`.
public struct VStack: ElementView {
    /// The stack as an element.
    public let element: Element

    /// Makes a stack.
    ///
    /// - Parameter spacing: room between neighbours; nil is 8, and none beside a spacer.
    public init(
        alignment: HorizontalAlignment? = nil, spacing: Length? = nil, @ElementBuilder content: () -> [Element]
    ) {
        element = Element(.vstack(VerticalStack(alignment: alignment, spacing: spacing, children: content())))
    }

    /// The stack of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .vstack = element.kind, element.modifiers.isEmpty else { return nil }
        self.element = element
    }
}
