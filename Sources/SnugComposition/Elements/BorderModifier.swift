/// A line along the inside of an element's frame.
public struct BorderModifier: Hashable, Sendable {
    /// What the line is painted with.
    public var color: ShapeStyle
    /// Its thickness, 1 unless told otherwise.
    public var width: Length?

    /// Makes a border.
    public init(_ color: ShapeStyle, width: Length? = nil) {
        self.color = color
        self.width = width
    }
}

extension BorderModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case color, width
    }

    /// Reads the paint alone, or an object with `color` and `width`.
    public init(from decoder: any Decoder) throws {
        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
            self.init(try ShapeStyle(from: decoder))
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(ShapeStyle.self, forKey: .color),
            width: try container.decodeIfPresent(Length.self, forKey: .width))
    }

    /// Writes the paint alone where no width is told.
    public func encode(to encoder: any Encoder) throws {
        guard let width else { return try color.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(color, forKey: .color)
        try container.encode(width, forKey: .width)
    }
}
