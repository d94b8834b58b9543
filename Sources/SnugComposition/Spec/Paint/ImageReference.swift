/// Where a picture comes from: a PNG or JPEG file, or its bytes in a `data:` URL.
public struct ImageReference: Hashable, Sendable {
    /// A file's path, or a URL such as `data:image/png;base64,iVBOR…`.
    public var source: String

    /// Makes a reference.
    public init(_ source: String) {
        self.source = source
    }
}
