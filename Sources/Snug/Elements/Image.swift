public import SnugComposition

/// A picture of a PNG or JPEG file, in its own size unless it is told otherwise.
public struct Image: ElementView {
    private var image: ImageElement

    /// Makes a picture of a file, or of the bytes in a `data:` URL.
    public init(_ source: ImageReference) {
        image = ImageElement(source)
    }

    /// The picture of an element; nil if the element is something else, or has modifiers.
    public init?(element: Element) {
        guard case .image(let image) = element.kind, element.modifiers.isEmpty else { return nil }
        self.image = image
    }

    /// The picture as an element.
    public var element: Element { Element(.image(image)) }

    /// The picture as large as the room it is offered.
    public func resizable() -> Image { with(.stretch) }

    /// The whole picture as large as it fits into the room it is offered.
    public func scaledToFit() -> Image { with(.fit) }

    /// The picture as small as it covers the room it is offered.
    public func scaledToFill() -> Image { with(.fill) }

    private func with(_ mode: ImageElement.ContentMode) -> Image {
        var copy = self
        copy.image.contentMode = mode
        return copy
    }
}
