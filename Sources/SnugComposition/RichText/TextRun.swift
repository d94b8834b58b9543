/// A piece of a text with one style.
public struct TextRun: Hashable, Sendable {
    /// The text, drawn literally.
    public var text: String
    /// What holds for it in place of the caption's settings.
    public var style: RunStyle

    /// Makes a run.
    public init(_ text: String, style: RunStyle = RunStyle()) {
        self.text = text
        self.style = style
    }
}

extension TextRun: Codable {
    /// Reads a string, or an object with the key `text` and those of `RunStyle`.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        let container = try decoder.container(keyedBy: TextRunKey.self)
        self.init(try container.decode(String.self, forKey: .text))
        for key in container.allKeys {
            guard case .style(let property) = key else { continue }
            try property.decode(from: container, forKey: key, into: &style)
        }
    }

    /// Writes a string where the style says nothing, otherwise an object.
    public func encode(to encoder: any Encoder) throws {
        if style.isPlain {
            var container = encoder.singleValueContainer()
            try container.encode(text)
            return
        }
        var container = encoder.container(keyedBy: TextRunKey.self)
        try container.encode(text, forKey: .text)
        for property in RunStyle.properties {
            try property.encode(style, to: &container, forKey: .style(property))
        }
    }
}

/// A key of a run's JSON object.
private enum TextRunKey: ClosedCodingKey {
    case text
    case style(any StyleProperty<RunStyle>)

    static var allCases: [TextRunKey] { [.text] + RunStyle.properties.map { .style($0) } }

    init?(stringValue: String) {
        if stringValue == TextRunKey.text.stringValue {
            self = .text
        } else if let property = RunStyle.properties.first(where: { $0.key == stringValue }) {
            self = .style(property)
        } else {
            return nil
        }
    }

    init?(intValue: Int) { nil }

    var stringValue: String {
        switch self {
        case .text: "text"
        case .style(let property): property.key
        }
    }

    var intValue: Int? { nil }
}
