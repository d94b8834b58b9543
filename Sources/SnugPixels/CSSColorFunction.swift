/// A colour function of CSS Color Module Level 4, sections 5, 7 and 8: its name, and the values between its brackets.
struct CSSColorFunction {
    /// The whole text, for errors.
    private let text: String
    private let name: String
    /// The words as written, for errors.
    private let words: [Substring]
    /// Three values, and a fourth where alpha is given.
    private let values: [CSSColorValue]
    /// Whether commas separate the values: the older form, which is stricter.
    private let hasCommas: Bool

    init(name: String, arguments: Substring, of text: String) throws(ColorError) {
        guard Color.functionNames.contains(name) else {
            throw .unknownFunction(text: text, name: name)
        }
        hasCommas = arguments.contains(",")
        let words = hasCommas ? Self.commaSeparated(arguments) : Self.blankSeparated(arguments)
        guard let words, !(hasCommas && name == "hwb") else { throw .arguments(text: text, function: name) }
        var values: [CSSColorValue] = []
        for (index, word) in words.enumerated() {
            guard let value = CSSColorValue(word), !(hasCommas && value.isNone) else {
                throw .argument(text: text, function: name, position: index + 1, found: String(word))
            }
            values.append(value)
        }
        self.text = text
        self.name = name
        self.words = words
        self.values = values
    }

    func color() throws(ColorError) -> Color {
        let alpha = values.count > 3 ? try fraction(3, full: 1) : 1
        switch name {
        case "rgb", "rgba":
            if hasCommas { try requireOneKind() }
            return Color(
                unitRed: try fraction(0, full: 255), green: try fraction(1, full: 255),
                blue: try fraction(2, full: 255), alpha: alpha)
        case "hsl", "hsla":
            if hasCommas { try requirePercentages() }
            return Self.hsl(
                turns: try hue(), saturation: try fraction(1, full: 100), lightness: try fraction(2, full: 100),
                alpha: alpha)
        default:
            return Self.hwb(
                turns: try hue(), whiteness: try fraction(1, full: 100), blackness: try fraction(2, full: 100),
                alpha: alpha)
        }
    }

    // MARK: Words

    /// `a, b, c` or `a, b, c, alpha`; nil if there are more or fewer.
    private static func commaSeparated(_ arguments: Substring) -> [Substring]? {
        let parts = arguments.split(separator: ",", omittingEmptySubsequences: false).map(blankSeparatedWords)
        guard parts.count == 3 || parts.count == 4, parts.allSatisfy({ $0.count == 1 }) else { return nil }
        return parts.flatMap { $0 }
    }

    /// `a b c` or `a b c / alpha`; nil if there are more or fewer.
    private static func blankSeparated(_ arguments: Substring) -> [Substring]? {
        let parts = arguments.split(separator: "/", omittingEmptySubsequences: false).map(blankSeparatedWords)
        guard let color = parts.first, color.count == 3, parts.count <= 2 else { return nil }
        if parts.count == 2, parts[1].count != 1 { return nil }
        return parts.flatMap { $0 }
    }

    private static func blankSeparatedWords(_ text: Substring) -> [Substring] {
        text.split(whereSeparator: \.isCSSWhiteSpace)
    }

    // MARK: Values

    private func wrong(_ index: Int) -> ColorError {
        .argument(text: text, function: name, position: index + 1, found: String(words[index]))
    }

    private func fraction(_ index: Int, full: Double) throws(ColorError) -> Double {
        guard let fraction = values[index].fraction(full: full) else { throw wrong(index) }
        return fraction
    }

    private func hue() throws(ColorError) -> Double {
        guard let turns = values[0].turns else { throw wrong(0) }
        return turns
    }

    /// With commas, red, green and blue are all numbers or all percentages.
    private func requireOneKind() throws(ColorError) {
        for index in 1...2 where values[index].isPercentage != values[0].isPercentage { throw wrong(index) }
    }

    /// With commas, saturation and lightness are percentages.
    private func requirePercentages() throws(ColorError) {
        for index in 1...2 where !values[index].isPercentage { throw wrong(index) }
    }

    // MARK: Conversions

    /// Section 7.1 of the specification.
    private static func hsl(turns: Double, saturation: Double, lightness: Double, alpha: Double) -> Color {
        let reach = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            let twelfth = (offset + turns * 12).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(twelfth - 3, 9 - twelfth, 1))
        }
        return Color(unitRed: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }

    /// Section 8.1 of the specification.
    private static func hwb(turns: Double, whiteness: Double, blackness: Double, alpha: Double) -> Color {
        let sum = whiteness + blackness
        if sum >= 1 {
            let gray = whiteness / sum
            return Color(unitRed: gray, green: gray, blue: gray, alpha: alpha)
        }
        func channel(_ offset: Double) -> Double {
            let twelfth = (offset + turns * 12).truncatingRemainder(dividingBy: 12)
            let pure = 0.5 - 0.5 * max(-1, min(twelfth - 3, 9 - twelfth, 1))
            return pure * (1 - sum) + whiteness
        }
        return Color(unitRed: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }
}
