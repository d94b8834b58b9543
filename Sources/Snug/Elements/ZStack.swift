public import SnugComposition

/// Views over one another, the first at the bottom.
public struct ZStack: ElementView {
    /// The stack as an element.
    public let element: Element

    /// Makes a stack.
    public init(alignment: Alignment? = nil, @ElementBuilder content: () -> [Element]) {
        element = Element(.zstack(DepthStack(alignment: alignment, children: content())))
    }

    /// The stack of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .zstack = element.kind, element.modifiers.isEmpty else { return nil }
        self.element = element
    }
}
