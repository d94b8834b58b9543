/// What lies behind an element or over it.
public struct ElementLayer: Hashable, Sendable {
    /// Something to see.
    public enum Content: Hashable, Sendable {
        /// The element's frame, filled.
        case style(ShapeStyle)
        /// Another element.
        case element(Element)
    }

    /// What it is.
    public var content: Content
    /// Where it stands, as far as it is smaller or larger than the element; in the middle unless told otherwise.
    public var alignment: Alignment?

    /// Makes a layer.
    public init(_ content: Content, alignment: Alignment? = nil) {
        self.content = content
        self.alignment = alignment
    }
}

extension ElementLayer: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case content, alignment
    }

    /// Reads a style in words, an element, or an object with `content` and `alignment`.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self), container.contains(.content) {
            self.init(
                try container.decode(Content.self, forKey: .content),
                alignment: try container.decodeIfPresent(Alignment.self, forKey: .alignment))
        } else {
            self.init(try Content(from: decoder))
        }
    }

    /// Writes the content alone where no alignment is told.
    public func encode(to encoder: any Encoder) throws {
        guard let alignment else { return try content.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content, forKey: .content)
        try container.encode(alignment, forKey: .alignment)
    }
}

extension ElementLayer.Content: Codable {
    /// Reads a style in words, or an element.
    public init(from decoder: any Decoder) throws {
        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
            self = .style(try ShapeStyle(from: decoder))
        } else {
            self = .element(try Element(from: decoder))
        }
    }

    /// Writes a style in words, or an element.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .style(let style): try style.encode(to: encoder)
        case .element(let element): try element.encode(to: encoder)
        }
    }
}
