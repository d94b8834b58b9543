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
        return try checkedNumber(number) / 100
    }

    /// The words that read back as the part.
    static func words(_ part: Double) -> String {
        // A hundredth has no exact double: the shortest number that gives the part is looked for.
        let product = part * 100
        let rounded = (product * 1e6).rounded() / 1e6
        let number = [rounded, product, product.nextUp, product.nextDown].first { $0 / 100 == part } ?? product
        return shortestText(of: number) + "%"
    }
}
