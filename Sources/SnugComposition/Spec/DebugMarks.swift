/// What is drawn over a picture to see how it came about, such as `frames,baselines`.
///
/// JSON has the words as an array, or one string as a flag has it.
public struct DebugMarks: SpecValue {
    /// The kinds of marks.
    public var marks: Set<DebugMark>

    /// Makes a set of marks.
    public init(_ marks: Set<DebugMark>) {
        self.marks = marks
    }

    /// What is expected where a value is none.
    public static let expectation = "marks with commas between them, such as frames,baselines"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        var marks: Set<DebugMark> = []
        for word in specText.split(separator: ",", omittingEmptySubsequences: false) {
            marks.insert(try DebugMark(specText: String(word.trimmed)))
        }
        self.init(marks)
    }

    /// The canonical words.
    public var specText: String { sorted.map(\.rawValue).joined(separator: ",") }

    /// Reads an array of words, or one string.
    public init(from decoder: any Decoder) throws {
        if (try? decoder.unkeyedContainer()) != nil {
            self.init(Set(try [DebugMark](from: decoder)))
        } else {
            try self.init(specText: try decoder.singleValueContainer().decode(String.self))
        }
    }

    /// Writes an array of words.
    public func encode(to encoder: any Encoder) throws {
        try sorted.encode(to: encoder)
    }

    private var sorted: [DebugMark] { DebugMark.allCases.filter(marks.contains) }
}

extension DebugMarks: ExpressibleByArrayLiteral {
    /// Marks in any order.
    public init(arrayLiteral marks: DebugMark...) { self.init(Set(marks)) }
}
