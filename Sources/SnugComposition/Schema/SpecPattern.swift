/// Regular expressions of values in words, in the part of the language that ECMA 262 and others share.
enum SpecPattern {
    /// The digits of a number, as `decimalNumber` reads them.
    private static let magnitude = "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"

    /// A decimal number.
    static let number = "[-+]?" + magnitude

    /// A decimal number without a minus sign.
    static let positive = "\\+?" + magnitude

    /// A decimal number that is not below 0; that includes -0.
    static let extent = "(\(positive)|-(0+\\.?0*|\\.0+)([eE][-+]?[0-9]+)?)"

    /// A length: a number, with a unit or without.
    static func length(_ number: String, units: [Length.Unit] = Length.Unit.allCases) -> String {
        number + "(" + units.map(\.rawValue).joined(separator: "|") + ")?"
    }

    /// One or more of a pattern with commas between them, white space round each.
    static func list(_ item: String) -> String { "\(item)(\\s*,\\s*\(item))*" }

    /// A name or a function's name in capitals or small letters.
    static func anyCase(_ words: [String]) -> String {
        let patterns = words.map { word in
            word.map { letter in
                letter.isLetter ? "[\(letter.lowercased())\(letter.uppercased())]" : String(letter)
            }.joined()
        }
        return "(" + patterns.joined(separator: "|") + ")"
    }

    /// A pattern for the whole of a text but the white space at its ends.
    static func whole(_ pattern: String) -> String { "^\\s*(\(pattern))\\s*$" }
}
