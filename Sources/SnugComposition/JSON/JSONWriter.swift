/// Writes JSON into bytes as it is told the values, with no tree between.
///
/// Calls follow the document: `beginObject`, then a `key` before every value, then `endObject`. A call that cannot stand
/// where it stands (a value without its key, an end without its beginning, a second document) is a programmer's mistake
/// and stops the program. Keys are not checked for being unique. Every call is linear in what it adds.
public struct JSONWriter: Sendable {
    private var bytes: [UInt8] = []
    private let isPretty: Bool
    private var open: [Level] = []
    private var hasKey = false
    private var hasDocument = false

    /// An array or object that has begun and not ended.
    private struct Level {
        let isObject: Bool
        /// On one line, and so is all within.
        let isInline: Bool
        var isEmpty = true
    }

    /// Makes a writer; a pretty document has a line for each item, indented by two spaces, an unpretty one no space.
    public init(pretty: Bool = false) {
        isPretty = pretty
    }

    /// True when the document's value is written to its end.
    public var isComplete: Bool { hasDocument && open.isEmpty }

    /// The bytes that were written since the last call, to be passed on while the writing goes on.
    public mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// How many bytes the next `takeBytes` returns.
    public var pendingByteCount: Int { bytes.count }

    /// Begins an object; `inline` keeps it and all within it on one line of a pretty document.
    public mutating func beginObject(inline: Bool = false) {
        begin(UInt8(ascii: "{"), isObject: true, inline: inline)
    }

    /// Ends the object that began last.
    public mutating func endObject() {
        precondition(open.last?.isObject == true && !hasKey, "no object to end here")
        end(UInt8(ascii: "}"))
    }

    /// Begins an array; `inline` keeps it and all within it on one line of a pretty document.
    public mutating func beginArray(inline: Bool = false) {
        begin(UInt8(ascii: "["), isObject: false, inline: inline)
    }

    /// Ends the array that began last.
    public mutating func endArray() {
        precondition(open.last?.isObject == false, "no array to end here")
        end(UInt8(ascii: "]"))
    }

    /// Writes the key of the value that comes next.
    public mutating func key(_ key: String) {
        precondition(open.last?.isObject == true && !hasKey, "a key stands only in an object, before a value")
        separate()
        Self.appendQuoted(key, to: &bytes)
        bytes.append(contentsOf: (isPretty ? ": " : ":").utf8)
        hasKey = true
    }

    /// Writes a string: quotes, backslashes and control characters escaped, all else as it is.
    public mutating func write(_ string: String) {
        beginValue()
        Self.appendQuoted(string, to: &bytes)
    }

    /// Writes a number with the fewest digits that read back the same, in the form of `JSONNumber.init(_: Double)`.
    ///
    /// Throws `SpecFault.notFinite`, and has written nothing then.
    public mutating func write(_ number: Double) throws(SpecFault) {
        guard number.isFinite else { throw .notFinite }
        beginValue()
        JSONNumber.appendShortest(number, to: &bytes)
    }

    /// Writes a number as its text says.
    public mutating func write(_ number: JSONNumber) {
        beginValue()
        bytes.append(contentsOf: number.text.utf8)
    }

    /// Writes a whole number.
    public mutating func write(_ integer: some FixedWidthInteger) {
        beginValue()
        bytes.append(contentsOf: String(integer).utf8)
    }

    /// Writes `true` or `false`.
    public mutating func write(_ bool: Bool) {
        beginValue()
        bytes.append(contentsOf: (bool ? "true" : "false").utf8)
    }

    /// Writes `null`.
    public mutating func writeNull() {
        beginValue()
        bytes.append(contentsOf: "null".utf8)
    }

    private mutating func begin(_ bracket: UInt8, isObject: Bool, inline: Bool) {
        beginValue()
        bytes.append(bracket)
        open.append(Level(isObject: isObject, isInline: inline || open.last?.isInline ?? !isPretty))
    }

    private mutating func end(_ bracket: UInt8) {
        let level = open.removeLast()
        if !level.isInline, !level.isEmpty { breakLine() }
        bytes.append(bracket)
    }

    private mutating func beginValue() {
        if open.isEmpty {
            precondition(!hasDocument, "the document is complete")
            hasDocument = true
        } else if open[open.count - 1].isObject {
            precondition(hasKey, "a value in an object needs a key")
            hasKey = false
        } else {
            separate()
        }
    }

    /// Writes what stands between two items, or before the first.
    private mutating func separate() {
        let level = open[open.count - 1]
        if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
        if !level.isInline {
            breakLine()
        } else if isPretty, !level.isEmpty {
            bytes.append(UInt8(ascii: " "))
        }
        open[open.count - 1].isEmpty = false
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
    }
}
