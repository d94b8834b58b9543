/// Finds the parts of a text that are named by their letters or by their place.
///
/// A part is whole user-perceived characters: the `e` of a decomposed `é` is none, nor the woman of a family emoji.
public struct TextSelector: Sendable {
    private let bytes: [UInt8]
    /// Where each character starts, and the text's end.
    private let bounds: [Int]
    /// For each byte, and the text's end, whether it is one of the bounds.
    private let isBound: [Bool]

    /// Makes a selector for a text.
    ///
    /// - Parameter graphemeBreaks: the places after 0 where a character ends, in UTF-8 bytes; the last is the text's
    ///   length.
    public init(_ text: String, graphemeBreaks: [Int]) {
        bytes = Array(text.utf8)
        bounds = graphemeBreaks.first == 0 ? graphemeBreaks : [0] + graphemeBreaks
        var isBound = [Bool](repeating: false, count: bytes.count + 1)
        for bound in bounds { isBound[bound] = true }
        self.isBound = isBound
        precondition(bounds.last == bytes.count, "the last break is the text's length")
    }

    /// How many characters the text has.
    public var characterCount: Int { bounds.count - 1 }

    /// The UTF-8 bytes of a range of characters. Throws if it reaches out of the text.
    public func bytes(of range: GraphemeRange) throws(SelectionError) -> Range<Int> {
        guard bounds.indices.contains(range.bounds.upperBound) else {
            throw .outsideText(range, characterCount: characterCount)
        }
        return bounds[range.bounds.lowerBound]..<bounds[range.bounds.upperBound]
    }

    /// Every place of a literal in the text, in UTF-8 bytes, from the start on and none overlapping another.
    ///
    /// Letters are equal if their bytes are: case counts, and so does normalisation. An empty literal is nowhere. Linear
    /// in the text's length (Knuth, Morris, Pratt).
    public func occurrences(of literal: String) -> [Range<Int>] {
        let pattern = Array(literal.utf8)
        guard !pattern.isEmpty else { return [] }
        let borders = Self.borders(of: pattern)
        var found: [Range<Int>] = []
        var matched = 0
        for (index, byte) in bytes.enumerated() {
            while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
            if pattern[matched] == byte { matched += 1 }
            guard matched == pattern.count else { continue }
            let range = index + 1 - pattern.count..<index + 1
            if isBound[range.lowerBound], isBound[range.upperBound] {
                found.append(range)
                matched = 0
            } else {
                matched = borders[matched - 1]
            }
        }
        return found
    }

    /// For each start of the pattern the length of its longest part that both starts and ends it.
    private static func borders(of pattern: [UInt8]) -> [Int] {
        var borders = [0]
        borders.reserveCapacity(pattern.count)
        var length = 0
        for byte in pattern.dropFirst() {
            while length > 0, pattern[length] != byte { length = borders[length - 1] }
            if pattern[length] == byte { length += 1 }
            borders.append(length)
        }
        return borders
    }
}
