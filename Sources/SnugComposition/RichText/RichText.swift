/// A text whose parts have styles of their own: runs, one after the other.
///
/// Two rich texts are equal if their letters look the same: no run is empty, and neighbours differ in style.
///
///     "Caption with a " + RichText("marked", style: style) + " word"
public struct RichText: Hashable, Sendable {
    /// The parts in the order of the text.
    public private(set) var runs: [TextRun] = []

    /// Makes a text of runs; empty ones are left out, neighbours of one style joined.
    public init(_ runs: [TextRun] = []) {
        self.runs.reserveCapacity(runs.count)
        for run in runs { append(run) }
    }

    /// Makes a text of one style.
    public init(_ text: String, style: RunStyle = RunStyle()) {
        append(TextRun(text, style: style))
    }

    /// The text without its styles. Linear in the text's length.
    public var string: String {
        runs.reduce(into: "") { $0 += $1.text }
    }

    /// Whether there is no text.
    public var isEmpty: Bool { runs.isEmpty }

    /// Adds a run at the end.
    public mutating func append(_ run: TextRun) {
        guard !run.text.isEmpty else { return }
        if let last = runs.last, last.style == run.style {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    /// Adds a text at the end.
    public static func += (text: inout RichText, other: RichText) {
        for run in other.runs { text.append(run) }
    }

    /// One text after the other.
    public static func + (first: RichText, second: RichText) -> RichText {
        var text = first
        text += second
        return text
    }
}

extension RichText: ExpressibleByStringLiteral {
    /// A text without styles.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension RichText: Codable {
    /// Reads an array of runs, each a string or an object.
    public init(from decoder: any Decoder) throws {
        self.init(try [TextRun](from: decoder))
    }

    /// Writes an array of runs.
    public func encode(to encoder: any Encoder) throws {
        try runs.encode(to: encoder)
    }
}
