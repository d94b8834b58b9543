public import SnugComposition

/// Views over one another, the first at the bottom.
public struct ZStack: PrimitiveView, Hashable, Sendable {
    /// The stack as an element.
    public let element: Element

    /// Makes a stack.
    public init(alignment: Alignment? = nil, @ElementBuilder content: () -> [Element]) {
        element = Element(.zstack(DepthStack(alignment: alignment, children: content())))
    }
}
