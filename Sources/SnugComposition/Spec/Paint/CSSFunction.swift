/// A function as CSS writes it, such as `url("a.jpg")`, and what stands behind it.
struct CSSFunction {
    /// What stands before the bracket, in small letters.
    let name: String
    /// What stands between the brackets, without white space at its ends.
    let arguments: Substring
    /// What stands behind the closing bracket, without white space at its ends.
    let rest: Substring

    /// Reads a function; nil where there is no bracket, or none that closes it.
    init?(_ text: some StringProtocol) {
        let text = Substring(text)
        guard let open = text.firstIndex(of: "(") else { return nil }
        var scanner = BracketScanner()
        guard let close = text.firstIndex(where: { scanner.read($0) && scanner.depth == 0 && $0 == ")" })
        else { return nil }
        name = text[..<open].trimmed.lowercased()
        arguments = text[text.index(after: open)..<close].trimmed
        rest = text[text.index(after: close)...].trimmed
    }
}

/// Tells what stands outside brackets and quotes, character by character.
struct BracketScanner {
    /// How many brackets are open.
    private(set) var depth = 0
    private var quote: Character?
    private var isEscaped = false
    /// The last character that is no white space: a quote counts as one only where an argument starts.
    private var last: Character?

    /// Reads a character; whether it stands outside quotes.
    mutating func read(_ character: Character) -> Bool {
        if isEscaped {
            isEscaped = false
            return false
        }
        if let quote {
            if character == "\\" { isEscaped = true }
            if character == quote { self.quote = nil }
            return false
        }
        if last == "(", character == "\"" || character == "'" { quote = character }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if !character.isWhitespace { last = character }
        return quote == nil
    }
}

extension StringProtocol {
    /// The parts between separators that stand outside brackets and quotes, empty ones too.
    func partsOutsideBrackets(separatedBy isSeparator: (Character) -> Bool) -> [SubSequence] {
        var scanner = BracketScanner()
        return split(omittingEmptySubsequences: false) { character in
            scanner.read(character) && scanner.depth <= 0 && isSeparator(character)
        }
    }

    /// The words between white space outside brackets and quotes.
    var wordsOutsideBrackets: [SubSequence] {
        partsOutsideBrackets { $0.isWhitespace }.filter { !$0.isEmpty }
    }
}
