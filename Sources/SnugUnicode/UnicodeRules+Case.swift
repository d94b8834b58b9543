internal import CICU
public import SnugText

extension UnicodeRules {
    /// The text in capitals, small letters or with capital initials, by the language's rules.
    ///
    /// Full mappings of the Unicode Standard with SpecialCasing: `ß` becomes `SS`, a final Σ becomes `ς`. Turkish and
    /// Azerbaijani keep the dot of the i, Lithuanian keeps it below accents, Greek capitals lose their accents, and
    /// a Dutch `ij` at the start of a word becomes `IJ`. `capitalize` puts the first letter of each word (UAX #29),
    /// after what precedes it of punctuation, into title case and leaves the others. The length may change. O(n).
    public func transform(_ text: String, to letterCase: LetterCase, language: String) -> String {
        let kind: snugICUCase
        switch letterCase {
        case .none: return text
        case .upper: kind = snugICUUpper
        case .lower: kind = snugICULower
        case .capitalize: kind = snugICUTitle
        }
        let locale = LocaleName(tag: language).text
        let bytes = Array(text.utf8)
        var capacity = bytes.count + 32
        while true {
            let (length, result) = Self.map(bytes, to: kind, locale: locale, capacity: capacity)
            if let result {
                return result
            }
            capacity = length
        }
    }

    /// The length of the mapped text, and the text if there is room for it.
    private static func map(
        _ bytes: [UInt8], to kind: snugICUCase, locale: String, capacity: Int
    ) -> (length: Int, text: String?) {
        var length = 0
        guard let size = Int32(exactly: bytes.count), let room = Int32(exactly: capacity) else {
            preconditionFailure("a text of more than 2 GB")
        }
        let text = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var status: Int32 = 0
            let count = unsafe bytes.withUnsafeBytes { source in
                unsafe buffer.withMemoryRebound(to: CChar.self) { target in
                    unsafe snugICUMapCase(
                        kind, locale, source.bindMemory(to: CChar.self).baseAddress, size, target.baseAddress, room,
                        &status)
                }
            }
            guard count >= 0 else { fatalError("ICU cannot change letters: \(BreakIterator.errorName(status))") }
            length = Int(count)
            return count <= room ? unsafe String(decoding: buffer[..<length], as: UTF8.self) : nil
        }
        return (length, text)
    }
}
