extension Element: Codable {
    /// Reads an object with one kind as its key and perhaps `modifiers`; or a caption's own keys and perhaps `modifiers`.
    ///
    /// An object with `markup`, `runs` or a string as `text` is a caption; with an object as `text` it is a text without
    /// a background.
    public init(from decoder: any Decoder) throws {
        if try Self.isCaption(decoder) {
            _ = try decoder.container(keyedBy: NamedKey<FlatCaptionKeys>.self)
            self.init(.caption(try CaptionSpec(reading: decoder)), modifiers: try Self.modifiers(decoder))
        } else {
            _ = try decoder.container(keyedBy: NamedKey<ElementKeys>.self)
            try self.init(reading: decoder)
        }
    }

    /// Writes an object with the kind as its key, and `modifiers` where there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try kind.encode(to: container.superEncoder(forKey: AnyKey(stringValue: kind.name.rawValue)))
        try encodeModifiers(to: &container)
    }

    /// Writes `modifiers` where there are any.
    func encodeModifiers(to container: inout KeyedEncodingContainer<AnyKey>) throws {
        guard !modifiers.isEmpty else { return }
        try container.encode(modifiers, forKey: AnyKey(stringValue: ElementKeys.modifiers))
    }

    /// Reads the kind and the modifiers of an object that may have further keys.
    init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        let names = container.allKeys.compactMap { ElementKind.Name(rawValue: $0.stringValue) }
        guard names.count == 1 else {
            throw SpecFault.notOneKey(
                found: names.map(\.rawValue), allowed: ElementKind.Name.allCases.map(\.rawValue))
        }
        let value = try container.superDecoder(forKey: AnyKey(stringValue: names[0].rawValue))
        // What a kind finds wrong is said of its own value: a nested decoding gives the error its place.
        self.init(try ElementKind(names[0], from: value), modifiers: try Self.modifiers(decoder))
    }

    /// The modifiers of an object that may have further keys.
    static func modifiers(_ decoder: any Decoder) throws -> [ElementModifier] {
        try decoder.container(keyedBy: AnyKey.self)
            .decodeIfPresent([ElementModifier].self, forKey: AnyKey(stringValue: ElementKeys.modifiers)) ?? []
    }

    /// Whether the object has a caption's text among its keys.
    static func isCaption(_ decoder: any Decoder) throws -> Bool {
        let container = try decoder.container(keyedBy: AnyKey.self)
        return container.allKeys.contains { key in
            switch key.stringValue {
            case "markup", "runs": true
            case "text": (try? container.nestedContainer(keyedBy: AnyKey.self, forKey: key)) == nil
            default: false
            }
        }
    }
}
