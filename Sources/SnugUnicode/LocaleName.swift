/// ICU's name of a language: language, script and region of a BCP 47 tag, and nothing else of it.
///
/// Any string may come in. Letters are put into their customary case; reading ends at the first part that is none of
/// the three, at the latest after 32 bytes. Extensions such as `-u-lb-strict` are left out: what they could say is
/// said by other arguments. A string that does not start with a language is `root`, the rules of no language.
struct LocaleName: Hashable {
    static let root = LocaleName(text: "root", language: "")

    let text: String
    /// The language alone in small letters, empty for the root.
    let language: String

    private init(text: String, language: String) {
        self.text = text
        self.language = language
    }

    init(tag: String) {
        let parts = tag.utf8.prefix(32).split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
        guard let first = parts.first, Self.isLetters(first), first.count == 2 || first.count == 3 else {
            self = .root
            return
        }
        var rest = parts.dropFirst()
        let language = Self.lowercased(first)
        guard language != "und" else {
            self = .root
            return
        }
        var text = language
        if let script = rest.first, script.count == 4, Self.isLetters(script) {
            text += "_" + Self.uppercased(script.prefix(1)) + Self.lowercased(script.dropFirst())
            rest = rest.dropFirst()
        }
        if let region = rest.first,
            region.count == 2 && Self.isLetters(region) || region.count == 3 && region.allSatisfy(Self.isDigit)
        {
            text += "_" + Self.uppercased(region)
        }
        self.init(text: text, language: language)
    }

    private static func isLetters(_ part: some Collection<UInt8>) -> Bool {
        part.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39
    }

    private static func lowercased(_ part: some Collection<UInt8>) -> String {
        String(decoding: part.map { $0 | 0x20 }, as: UTF8.self)
    }

    private static func uppercased(_ part: some Collection<UInt8>) -> String {
        String(decoding: part.map { Self.isDigit($0) ? $0 : $0 & 0xDF }, as: UTF8.self)
    }
}
