/// A part of something in per cent, as CSS writes it: `40%`, also `0`.
enum Percentage {
    /// What is expected where a value is none; lengths are none, since they need what is filled to be known.
    static let expectation = "a place in per cent such as 40%"

    /// Whether a word looks like a number, with a unit or without.
    static func looksLikeNumber(_ word: some StringProtocol) -> Bool {
        word.first.map { $0.isNumber || "+-.".contains($0) } ?? false
    }

    /// Reads a part: 0.4 of `40%`.
    static func part(_ word: some StringProtocol) throws(SpecFault) -> Double {
        if word == "0" { return 0 }
        guard word.hasSuffix("%"), let number = decimalNumber(word.dropLast()) else {
            throw .notAValue(expected: expectation, found: String(word), suggestion: nil)
        }
        _ = try checkedNumber(number)
        // Read as hundredths, 0.07 of `7%` is the same number as 0.07.
        return decimalNumber(word.dropLast() + "e-2") ?? number / 100
    }

    /// The words that read back as the part: its shortest digits with the point two places further on.
    static func words(_ part: Double) -> String {
        let digits = shortestText(of: abs(part)).split(separator: ".")
        guard digits.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }), let whole = digits.first else {
            return shortestText(of: part * 100) + "%"
        }
        let fraction = (digits.count > 1 ? digits[1] : "") + "00"
        let rest = fraction.dropFirst(2).reversed().drop { $0 == "0" }.reversed()
        let hundreds = (whole + fraction.prefix(2)).drop { $0 == "0" }
        return (part < 0 ? "-" : "") + (hundreds.isEmpty ? "0" : hundreds) + (rest.isEmpty ? "" : "." + String(rest))
            + "%"
    }
}
