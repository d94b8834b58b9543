/// The highlights of a run as JSON and words have them: one, or several from the outermost to the innermost.
struct HighlightList: SpecValue {
    var highlights: [Highlight]

    init(_ highlights: [Highlight]) {
        self.highlights = highlights
    }

    static let expectation = Highlight.expectation

    /// Reads the words of highlights with semicolons between them.
    init(specText: String) throws(SpecFault) {
        var highlights: [Highlight] = []
        for words in specText.partsOutsideBrackets(separatedBy: { $0 == ";" }) {
            highlights.append(try Highlight(specText: String(words)))
        }
        self.init(highlights)
    }

    var specText: String { highlights.map(\.specText).joined(separator: ";") }

    /// Reads an array, or one highlight alone.
    init(from decoder: any Decoder) throws {
        if (try? decoder.unkeyedContainer()) != nil {
            self.init(try [Highlight](from: decoder))
        } else if let words = try? decoder.singleValueContainer().decode(String.self) {
            try self.init(specText: words)
        } else {
            self.init([try Highlight(from: decoder)])
        }
    }

    /// Writes one highlight alone as itself.
    func encode(to encoder: any Encoder) throws {
        if highlights.count == 1 {
            try highlights[0].encode(to: encoder)
        } else {
            try highlights.encode(to: encoder)
        }
    }
}
