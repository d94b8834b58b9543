import SnugText

/// A style that is told its properties by key.
protocol StyledByKeys: Sendable {
    /// Every property, in the order of the canonical JSON.
    static var properties: [any StyleProperty<Self>] { get }
}

extension StyledByKeys {
    /// Sets the property of a key, in camelCase or with hyphens, to a value in words.
    mutating func setKey(_ key: String, to words: String) throws(SpecFault) {
        let name = camelCase(key)
        guard let property = Self.properties.first(where: { $0.key == name }) else {
            throw .unknownKey(key, allowed: Self.properties.map(\.key))
        }
        try property.read(words, into: &self)
    }

    /// Sets properties by settings with commas between them, such as `color=#ff0,radius=5`; no words say nothing.
    ///
    /// Keys may be written in camelCase or with hyphens. A first word without a key is the colour. A later one belongs to
    /// the value before it, as the second length in `padding=1,2`. Commas in brackets part nothing.
    mutating func setKeys(of words: String) throws(SpecFault) {
        guard !words.trimmed.isEmpty else { return }
        var settings: [(key: String, value: String)] = []
        for part in words.partsOutsideBrackets(separatedBy: { $0 == "," }) {
            // A sign of equality counts only after a key, so that none in a value parts it.
            if let sign = part.firstIndex(of: "="), part[..<sign].trimmed.isKeyWord {
                settings.append((String(part[..<sign].trimmed), String(part[part.index(after: sign)...])))
            } else if let last = settings.indices.last {
                settings[last].value += "," + part
            } else {
                settings.append(("color", String(part)))
            }
        }
        for setting in settings { try setKey(setting.key, to: setting.value) }
    }

    /// The settings that are said, with commas between them.
    var keyWords: String {
        Self.properties.compactMap { property in property.words(of: self).map { "\(property.key)=\($0)" } }
            .joined(separator: ",")
    }

    /// Reads the properties from the members of an object, which may have no others.
    mutating func decodeKeys(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StyleKey<Self>.self)
        for key in container.allKeys {
            try key.property.decode(from: container, forKey: key, into: &self)
        }
    }

    /// Writes the properties as members of an object.
    func encodeKeys(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: StyleKey<Self>.self)
        for key in StyleKey<Self>.allCases {
            try key.property.encode(self, to: &container, forKey: key)
        }
    }
}

/// The JSON key of a style's property.
struct StyleKey<Style: StyledByKeys>: ClosedCodingKey {
    let property: any StyleProperty<Style>

    static var allCases: [StyleKey] { Style.properties.map { StyleKey(property: $0) } }

    init(property: any StyleProperty<Style>) {
        self.property = property
    }

    init?(stringValue: String) {
        guard let property = Style.properties.first(where: { $0.key == stringValue }) else { return nil }
        self.property = property
    }

    init?(intValue: Int) { nil }

    var stringValue: String { property.key }

    var intValue: Int? { nil }
}

extension Substring {
    fileprivate var isKeyWord: Bool {
        first?.isLetter == true && allSatisfy { $0.isLetter || $0 == "-" }
    }
}

extension SpecFault {
    /// A key that is none of the allowed ones, with the nearest of them as suggestion.
    static func unknownKey(_ key: String, allowed: [String]) -> SpecFault {
        .unknownKey(key, suggestion: closestName(to: camelCase(key), among: allowed), allowed: allowed)
    }
}

/// The key `fontSize` of `font-size`; a key in camelCase stays as it is.
func camelCase(_ key: String) -> String {
    var isAfterHyphen = false
    return key.reduce(into: "") { name, letter in
        if letter == "-", !name.isEmpty {
            isAfterHyphen = true
        } else {
            name += isAfterHyphen ? letter.uppercased() : String(letter)
            isAfterHyphen = false
        }
    }
}
