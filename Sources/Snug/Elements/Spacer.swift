public import SnugComposition

/// Room that takes what is left of the stack it stands in.
public struct Spacer: PrimitiveView, Hashable, Sendable {
    /// The spacer as an element.
    public let element: Element

    /// Makes a spacer.
    ///
    /// - Parameter minLength: the least room; nil is 8.
    public init(minLength: Length? = nil) {
        element = Element(.spacer(SpacerElement(minLength: minLength)))
    }
}
