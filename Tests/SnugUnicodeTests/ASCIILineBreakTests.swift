import SnugText
import Testing

@testable import SnugUnicode

/// ASCII is broken without ICU, so everything here is compared with ICU.
@Suite("Line breaks of ASCII")
struct ASCIILineBreakTests {
    private static let locales = [
        "en@lb=normal", "en@lb=strict", "ja@lb=loose", "ja@lb=normal;lw=phrase",
    ]
    /// A character of each class of UAX #14.
    private static let classes = Array("\u{B}\r\n \u{1}|!\"a$%()}.-/5".utf8)

    /// The texts for which ICU's breaks are others, at most 20.
    private func differences(_ locale: String, among texts: some Sequence<[UInt8]>) -> [String] {
        let iterator = BreakIterators().iterator(
            .line, locale: LocaleName(tag: String(locale.prefix(2))), keywords: String(locale.dropFirst(2)))
        let differing = texts.lazy.filter { ASCIILineBreaks.breaks(in: $0[...]) != iterator.breaks(in: $0[...]) }
        return differing.prefix(20).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("All pairs of characters break as in ICU", arguments: locales)
    func pairs(locale: String) {
        let pairs = (0..<0x4000).lazy.map { [UInt8($0 / 0x80), UInt8($0 % 0x80)] }
        #expect(differences(locale, among: pairs).isEmpty)
    }

    @Test("All rows of up to three classes break as in ICU", arguments: locales)
    func rows(locale: String) {
        for length in 1...3 {
            let count = (0..<length).reduce(1) { product, _ in product * Self.classes.count }
            let rows = (0..<count).lazy.map { number in
                var rest = number
                return (0..<length).map { _ in
                    defer { rest /= Self.classes.count }
                    return Self.classes[rest % Self.classes.count]
                }
            }
            #expect(differences(locale, among: rows).isEmpty)
        }
    }

    @Test("Long mixtures break as in ICU", arguments: locales)
    func mixtures(locale: String) {
        var mixer = Mixer(state: 14)
        let mixtures = (0..<1_000).map { number in
            (0..<40).map { _ in
                number % 2 == 0
                    ? Self.classes.randomElement(using: &mixer) ?? 0 : UInt8.random(in: 0..<0x80, using: &mixer)
            }
        }
        #expect(differences(locale, among: mixtures).isEmpty)
    }

    @Test("Text with other characters is left to ICU")
    func others() {
        #expect(ASCIILineBreaks.breaks(in: Array("a é".utf8)[...]) == nil)
        #expect(ASCIILineBreaks.breaks(in: Array("a e".utf8)[...]) == [2, 3])
    }
}
