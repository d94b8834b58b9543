extension CaptionSpec: Codable {
    /// Reads a JSON object with the keys of `CaptionOption.all` and one of `text`, `markup` and `runs`.
    ///
    /// `JSONTreeDecoder` refuses any other key; Foundation's decoder passes it over, as is its way.
    public init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: NamedKey<CaptionKeys>.self)
        try self.init(reading: decoder)
    }

    /// Reads a caption's keys of an object that may have further ones.
    init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: OptionKey.self)
        self.init()
        for key in container.allKeys {
            switch key {
            case .text: text = try container.decode(String.self, forKey: key)
            case .markup: markup = try container.decode(String.self, forKey: key)
            case .runs: runs = try container.decode(RichText.self, forKey: key)
            case .option(let option): try option.decode(container, key, &self)
            }
        }
    }

    /// Writes the text and every option that is set, in the table's order.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: OptionKey.self)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(markup, forKey: .markup)
        try container.encodeIfPresent(runs, forKey: .runs)
        for option in CaptionOption.all {
            try option.encode(self, &container, .option(option))
        }
    }
}
