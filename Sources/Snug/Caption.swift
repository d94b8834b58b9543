/// A text on a background that clings to its wrapped lines.
///
/// A caption is a value around a `CaptionSpec`. Each modifier returns a changed copy:
///
///     Caption("Hello, world").fontSize(72).width(900).background(.yellow)
public struct Caption: Hashable, Sendable, Codable {
    /// All that the caption has been told.
    public var spec: CaptionSpec

    /// Makes a caption of a spec.
    public init(spec: CaptionSpec) {
        self.spec = spec
    }

    /// Reads the spec's flat JSON object.
    public init(from decoder: any Decoder) throws {
        spec = try CaptionSpec(from: decoder)
    }

    /// Writes the spec's flat JSON object.
    public func encode(to encoder: any Encoder) throws {
        try spec.encode(to: encoder)
    }
}

extension Caption: SpecView, CanvasOptions {
    /// The caption as an element; what is told of the canvas counts for the picture whose element it is.
    public var element: Element { Element(.caption(spec)) }
}
