public import SnugText

/// Settings of OpenType features, such as `tnum,ss01=2,-kern`.
public struct FontFeatures: SpecValue {
    /// The tags and their values, in order; a later one goes before an earlier one of the same tag.
    public var settings: [FontFeature]

    /// Makes settings.
    public init(_ settings: [FontFeature]) {
        self.settings = settings
    }

    /// What is expected where a value is none.
    public static let expectation = "OpenType features such as tnum,ss01=2,-kern"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        var settings: [FontFeature] = []
        for part in specText.split(separator: ",", omittingEmptySubsequences: false) {
            let part = part.trimmed
            let isOff = part.hasPrefix("-")
            let sides = part.drop { $0 == "-" || $0 == "+" }.split(separator: "=", omittingEmptySubsequences: false)
            let value = sides.count == 2 ? Int(sides[1]) : sides.count == 1 ? (isOff ? 0 : 1) : nil
            guard let tag = sides.first, isOpenTypeTag(tag), let value, (0...65_535).contains(value),
                !(isOff && sides.count == 2)
            else {
                throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
            }
            settings.append(FontFeature(tag: String(tag), value: value))
        }
        self.init(settings)
    }

    /// The canonical words.
    public var specText: String {
        settings.map { setting in
            switch setting.value {
            case 0: "-" + setting.tag
            case 1: setting.tag
            default: "\(setting.tag)=\(setting.value)"
            }
        }.joined(separator: ",")
    }
}

/// Positions on a variable font's axes, such as `wght=650,slnt=-5`.
public struct FontVariations: SpecValue {
    /// The tags and their values, in order.
    public var settings: [FontDescription.Variation]

    /// Makes settings.
    public init(_ settings: [FontDescription.Variation]) {
        self.settings = settings
    }

    /// What is expected where a value is none.
    public static let expectation = "positions on the font's axes such as wght=650,slnt=-5"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        var settings: [FontDescription.Variation] = []
        for part in specText.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.trimmed.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, isOpenTypeTag(sides[0]), let value = decimalNumber(sides[1]) else {
                throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
            }
            settings.append(FontDescription.Variation(tag: String(sides[0]), value: try checkedNumber(value)))
        }
        self.init(settings)
    }

    /// The canonical words.
    public var specText: String {
        settings.map { "\($0.tag)=\(shortestText(of: $0.value))" }.joined(separator: ",")
    }
}

/// Whether the text can name a feature or an axis: four printable ASCII characters (OpenType, "Tag").
private func isOpenTypeTag(_ text: Substring) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
}
