internal import SnugText

/// Families in the order in which they are wished for.
///
/// One with a question mark behind its name, such as `Courier Prime?`, is not missed where it does not exist; of the others
/// those before the first that exists are warned of.
public struct FontNames: SpecValue {
    /// The names, best first; never none, none empty.
    public var names: [String]

    /// Makes a list of names.
    public init(_ names: [String]) {
        self.names = names
    }

    /// What is expected where a value is none.
    public static let expectation = "a family or several with commas between them, such as \"Inter, Noto Sans CJK JP\""

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let names = specText.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        guard !names.contains(""), !names.contains("?") else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(names)
    }

    /// Where the fonts come from.
    var references: [FontReference] {
        names.map { name in
            name.hasSuffix("?") ? .wish(String(name.dropLast().trimmed)) : .family(name)
        }
    }

    /// The canonical words.
    public var specText: String { names.joined(separator: ", ") }
}

extension FontNames: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// One family, or several with commas between them.
    public init(stringLiteral value: String) {
        self.init(value.split(separator: ",").map { String($0.trimmed) })
    }
    /// Families, best first.
    public init(arrayLiteral elements: String...) { self.init(elements) }
}
