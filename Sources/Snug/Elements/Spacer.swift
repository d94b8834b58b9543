public import SnugComposition

/// Room that takes what is left of the stack it stands in.
public struct Spacer: ElementView {
    /// The spacer as an element.
    public let element: Element

    /// Makes a spacer.
    ///
    /// - Parameter minLength: the least room; nil is 8.
    public init(minLength: Length? = nil) {
        element = Element(.spacer(SpacerElement(minLength: minLength)))
    }

    /// The spacer of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .spacer = element.kind, element.modifiers.isEmpty else { return nil }
        self.element = element
    }
}
