/// One thing that a caption can be told: a flag, a JSON key and a property of `CaptionSpec` in one entry.
public struct CaptionOption: Sendable {
    /// Where help lists the option.
    public enum Group: String, Hashable, Sendable, CaseIterable {
        /// What everything starts from.
        case style = "Style"
        /// The canvas and the caption's place on it.
        case canvas = "Canvas"
        /// Fonts and lines.
        case text = "Text"
        /// The background and its border.
        case outline = "Outline"
    }

    /// What an option is about.
    public enum Scope: Hashable, Sendable {
        /// The whole picture: its canvas, and where fonts are found.
        case picture
        /// One caption or text.
        case caption
    }

    /// The JSON key, in camelCase.
    public let key: String
    /// What stands for the argument in help; nil for a switch, which takes none.
    public let placeholder: String?
    /// Whether the flag may also stand alone: then an argument follows `=` or not at all.
    public let isArgumentOptional: Bool
    /// Where help lists it.
    public let group: Group
    /// What it does, in one line.
    public let summary: String
    /// The default in words, as help prints it; nil where there is none to tell.
    public let defaultText: String?
    /// Whether it may be given several times.
    public let isRepeatable: Bool

    /// Reads a flag's argument (the empty string for a switch) into the spec.
    let parse: @Sendable (String, inout CaptionSpec) throws(SpecFault) -> Void
    /// Whether the spec says anything of it.
    private let hasValue: @Sendable (CaptionSpec) -> Bool
    /// Takes the value over from another spec where that has one.
    let copy: @Sendable (CaptionSpec, inout CaptionSpec) -> Void
    /// Reads the value of a JSON key.
    let decode: @Sendable (KeyedDecodingContainer<OptionKey>, OptionKey, inout CaptionSpec) throws -> Void
    /// Writes the value under its JSON key, if there is one.
    let encode: @Sendable (CaptionSpec, inout KeyedEncodingContainer<OptionKey>, OptionKey) throws -> Void
    /// Whether `defaultText` is a value, not only what happens without one.
    let hasDefaultValue: Bool
    /// What the value of the JSON key may be.
    let valueSchema: SpecSchema

    /// What the option is about: the picture in the group of the canvas, save for `width`, and with the folders of fonts.
    public var scope: Scope {
        switch key {
        case "width": .caption
        case "style", "fontDir", "noSystemFonts": .picture
        default: group == .canvas ? .picture : .caption
        }
    }

    /// The flag: `--font-size` for the key `fontSize`.
    public var flag: String {
        key.reduce(into: "--") { flag, letter in
            flag += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }

    /// The one-letter form of the flag, where there is one.
    public var shortFlag: String? { key == "style" ? "-s" : nil }

    /// Reads a flag's argument into the spec; a switch takes the empty string.
    public func apply(_ argument: String, to spec: inout CaptionSpec) throws(SpecFault) {
        try parse(argument, &spec)
    }

    /// Whether the spec says anything of the option.
    public func isSet(in spec: CaptionSpec) -> Bool {
        hasValue(spec)
    }

    /// The entry with this JSON key.
    public static func named(_ key: String) -> CaptionOption? {
        all.first { $0.key == key }
    }
}

/// A key of a spec's JSON object: one of the ways to give the text, or the key of an option.
enum OptionKey: CodingKey {
    case text, markup, runs
    case option(CaptionOption)

    static let texts: [OptionKey] = [.text, .markup, .runs]

    init?(stringValue: String) {
        if let key = Self.texts.first(where: { $0.stringValue == stringValue }) {
            self = key
        } else if let option = CaptionOption.named(stringValue) {
            self = .option(option)
        } else {
            return nil
        }
    }

    init?(intValue: Int) { nil }

    var stringValue: String {
        switch self {
        case .text: "text"
        case .markup: "markup"
        case .runs: "runs"
        case .option(let option): option.key
        }
    }

    var intValue: Int? { nil }
}

extension CaptionOption {
    /// An option that reads its flag's argument in another way.
    private init(
        _ other: CaptionOption, parse: @escaping @Sendable (String, inout CaptionSpec) throws(SpecFault) -> Void
    ) {
        key = other.key
        placeholder = other.placeholder
        isArgumentOptional = other.isArgumentOptional
        group = other.group
        summary = other.summary
        defaultText = other.defaultText
        isRepeatable = other.isRepeatable
        self.parse = parse
        hasValue = other.hasValue
        copy = other.copy
        decode = other.decode
        encode = other.encode
        hasDefaultValue = other.hasDefaultValue
        valueSchema = other.valueSchema
    }

    /// An option whose property holds a value of any codable kind.
    private init<Value: Codable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, Value?> & Sendable, _ group: Group,
        placeholder: String?, summary: String, defaultText: String?, isArgumentOptional: Bool = false,
        isRepeatable: Bool = false, hasDefaultValue: Bool = true, schema: SpecSchema,
        decode: @escaping @Sendable (KeyedDecodingContainer<OptionKey>, OptionKey) throws -> Value = {
            try $0.decode(Value.self, forKey: $1)
        },
        parse: @escaping @Sendable (String, Value?) throws(SpecFault) -> Value
    ) {
        self.key = key
        self.placeholder = placeholder
        self.isArgumentOptional = isArgumentOptional
        self.group = group
        self.summary = summary
        self.defaultText = defaultText
        self.isRepeatable = isRepeatable
        self.hasDefaultValue = hasDefaultValue
        valueSchema = schema
        self.parse = { (argument, spec) throws(SpecFault) in
            spec[keyPath: property] = try parse(argument, spec[keyPath: property])
        }
        self.hasValue = { $0[keyPath: property] != nil }
        self.copy = { source, target in
            if let value = source[keyPath: property] { target[keyPath: property] = value }
        }
        self.decode = { container, key, spec in
            spec[keyPath: property] = try decode(container, key)
        }
        self.encode = { spec, container, key in
            try container.encodeIfPresent(spec[keyPath: property], forKey: key)
        }
    }

    /// An option that takes a value in words; `schema` is for values that are bound more narrowly than their type.
    static func value<Value: SpecValue>(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, Value?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, default defaultText: String? = nil, isArgumentOptional: Bool = false,
        schema: SpecSchema = Value.schema
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: placeholder, summary: summary, defaultText: defaultText,
            isArgumentOptional: isArgumentOptional, schema: schema
        ) { (argument, _) throws(SpecFault) in try Value(specText: argument) }
    }

    /// An option that may be given several times; JSON has an array, or one value alone.
    static func list<Value: Codable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, [Value]?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, schema: SpecSchema,
        element: @escaping @Sendable (String) throws(SpecFault) -> Value
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: placeholder, summary: summary, defaultText: nil, isRepeatable: true,
            schema: .oneOrSeveral(schema),
            decode: { container, key in
                let isArray = (try? container.nestedUnkeyedContainer(forKey: key)) != nil
                return try isArray
                    ? container.decode([Value].self, forKey: key) : [container.decode(Value.self, forKey: key)]
            }
        ) { (argument, present) throws(SpecFault) in (present ?? []) + [try element(argument)] }
    }

    /// A flag that adds a highlight in the style that was set last; JSON has the parts, with styles where they differ.
    static func highlight<Part: Codable & Hashable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, [HighlightRule<Part>]?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, schema: SpecSchema,
        part: @escaping @Sendable (String) throws(SpecFault) -> Part
    ) -> CaptionOption {
        let list = CaptionOption.list(
            key, property, group, placeholder, summary, schema: HighlightRule<Part>.schema(of: schema)
        ) { (argument) throws(SpecFault) in HighlightRule(try part(argument)) }
        return CaptionOption(list) { (argument, spec) throws(SpecFault) in
            let rule = HighlightRule(try part(argument), style: spec.highlightStyle)
            spec[keyPath: property] = (spec[keyPath: property] ?? []) + [rule]
        }
    }

    /// An option without an argument; JSON has `true` or `false`.
    static func toggle(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, Bool?> & Sendable, _ group: Group,
        _ summary: String
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: nil, summary: summary, defaultText: nil, schema: .bool
        ) { (_, _) in true }
    }

    /// An option that takes any words; `otherwise` says what holds where there is no default in words.
    static func words(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, String?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, default defaultText: String? = nil, otherwise: String? = nil
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: placeholder, summary: summary, defaultText: defaultText ?? otherwise,
            hasDefaultValue: otherwise == nil, schema: .string
        ) { (argument, _) in argument }
    }

    /// An option that takes a plain number above 0.
    static func number(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, Double?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, default defaultText: String? = nil
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: placeholder, summary: summary, defaultText: defaultText,
            schema: .positiveNumber
        ) { (argument, _) throws(SpecFault) in
            guard let number = decimalNumber(argument.trimmed) else {
                throw .notAValue(expected: "a number", found: argument, suggestion: nil)
            }
            return number
        }
    }

    /// An option that takes a whole number from 1 on.
    static func count(
        _ key: String, _ property: any WritableKeyPath<CaptionSpec, Int?> & Sendable, _ group: Group,
        _ placeholder: String, _ summary: String, default defaultText: String? = nil
    ) -> CaptionOption {
        CaptionOption(
            key, property, group, placeholder: placeholder, summary: summary, defaultText: defaultText, schema: .count
        ) { (argument, _) throws(SpecFault) in
            guard let number = Int(argument.trimmed) else {
                throw .notAValue(expected: "a whole number", found: argument, suggestion: nil)
            }
            return number
        }
    }
}
