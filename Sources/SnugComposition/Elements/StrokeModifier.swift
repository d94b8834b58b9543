/// A line along a shape.
public struct StrokeModifier: Hashable, Sendable {
    /// What the line is painted with.
    public var color: ShapeStyle
    /// How it is drawn.
    public var style: StrokeStyle

    /// Makes a line.
    public init(_ color: ShapeStyle, style: StrokeStyle = StrokeStyle()) {
        self.color = color
        self.style = style
    }
}

extension StrokeModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case color, width, dash, join, cap
    }

    /// Reads the paint alone, or an object with `color`, `width`, `dash`, `join` and `cap`.
    public init(from decoder: any Decoder) throws {
        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
            self.init(try ShapeStyle(from: decoder))
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(ShapeStyle.self, forKey: .color))
        style.lineWidth = try container.decodeIfPresent(Length.self, forKey: .width) ?? style.lineWidth
        style.dash = try container.decodeIfPresent([Length].self, forKey: .dash) ?? style.dash
        style.lineJoin = try container.decodeIfPresent(StrokeStyle.LineJoin.self, forKey: .join) ?? style.lineJoin
        style.lineCap = try container.decodeIfPresent(StrokeStyle.LineCap.self, forKey: .cap) ?? style.lineCap
    }

    /// Writes the paint alone where the line is drawn as without being told.
    public func encode(to encoder: any Encoder) throws {
        let plain = StrokeStyle()
        guard style != plain else { return try color.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(color, forKey: .color)
        if style.lineWidth != plain.lineWidth { try container.encode(style.lineWidth, forKey: .width) }
        if style.dash != plain.dash { try container.encode(style.dash, forKey: .dash) }
        if style.lineJoin != plain.lineJoin { try container.encode(style.lineJoin, forKey: .join) }
        if style.lineCap != plain.lineCap { try container.encode(style.lineCap, forKey: .cap) }
    }
}
