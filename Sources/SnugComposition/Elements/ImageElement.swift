/// A picture as an element.
public struct ImageElement: Hashable, Sendable {
    /// How a picture fills the room that it is offered.
    public enum ContentMode: String, SpecChoice {
        /// In its own size, one unit a pixel, whatever it is offered.
        case natural
        /// As large as the room, its sides in whatever proportion.
        case stretch
        /// Whole, as large as it fits into the room.
        case fit
        /// As small as it covers the room; what stands out is drawn as well unless the element is clipped.
        case fill
    }

    /// Where the picture comes from.
    public var source: ImageReference
    /// How it fills its room; in its own size unless told otherwise.
    public var contentMode: ContentMode?

    /// Makes a picture.
    public init(_ source: ImageReference, contentMode: ContentMode? = nil) {
        self.source = source
        self.contentMode = contentMode
    }
}

extension ImageElement: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case source, contentMode
    }

    /// Reads the source alone, or an object with `source` and `contentMode`.
    public init(from decoder: any Decoder) throws {
        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
            self.init(try decoder.singleValueContainer().decode(ImageReference.self))
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(ImageReference.self, forKey: .source),
            contentMode: try container.decodeIfPresent(ContentMode.self, forKey: .contentMode))
    }

    /// Writes the source alone where nothing else is told.
    public func encode(to encoder: any Encoder) throws {
        guard let contentMode else {
            var container = encoder.singleValueContainer()
            return try container.encode(source)
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        try container.encode(contentMode, forKey: .contentMode)
    }
}
