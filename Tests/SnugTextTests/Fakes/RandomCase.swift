import SnugText

/// Numbers that look random and are the same at each run.
struct RandomNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let x = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return x ^ (x >> 33)
    }
}

/// Some text with some style.
struct RandomCase {
    var text: StyledText
    var style: ParagraphStyle

    private static let characters: [String] = [
        "a", "b", "f", "i", "T", "V", " ", " ", " ", "  ", "-", "\u{AD}", "\u{200B}", "e\u{301}", "1", "2", ".", "(",
        ")", "漢", "字", "、", "「", "」", "か", "א", "ב", "ג", "س", "ل", "\u{A0}", "\t", "\n", "\r\n", "\u{7}", "😀",
        "👩\u{200D}💻", "🇩🇪", "\u{2028}",
    ]

    init(_ numbers: inout RandomNumbers) {
        var string = ""
        for _ in 0..<Int.random(in: 0...60, using: &numbers) {
            string += Self.characters.randomElement(using: &numbers) ?? "a"
        }
        let base = attributes(
            size: Double.random(in: 5...20, using: &numbers),
            letterSpacing: [0, 0, 1.3, -0.4].randomElement(using: &numbers) ?? 0,
            wordSpacing: [0, 0, 2.1].randomElement(using: &numbers) ?? 0)
        var spans: [StyledText.Span] = []
        var offset = 0
        for character in string {
            let length = String(character).utf8.count
            if Int.random(in: 0..<6, using: &numbers) == 0 {
                var own = base
                if Bool.random(using: &numbers) { own.size = 12 }
                spans.append(StyledText.Span(range: offset..<(offset + length), attributes: own))
            }
            offset += length
        }
        style = ParagraphStyle(width: Double.random(in: 10...150, using: &numbers))
        style.overflow = Bool.random(using: &numbers) ? .keep : .anywhere
        style.direction = BaseDirection.allCases.randomElement(using: &numbers) ?? .auto
        text = StyledText(string: string, base: base, spans: spans)
    }

    /// Words of one to nine letters with single spaces, and a room that holds any of them.
    static func words(_ numbers: inout RandomNumbers) -> RandomCase {
        var result = RandomCase(&numbers)
        let words = (0..<Int.random(in: 1...24, using: &numbers)).map { _ in
            String(
                (0..<Int.random(in: 1...9, using: &numbers)).compactMap { _ in "aabfi".randomElement(using: &numbers) })
        }
        result.text = StyledText(string: words.joined(separator: " "), base: result.text.base)
        result.style.width = Double.random(in: 160...600, using: &numbers)
        return result
    }
}

extension FakeFonts {
    /// Faces with kerning, a ligature and advances of all kinds, the second for ideographs only.
    static func irregular() -> FakeFonts {
        var plain = FakeFace(name: "Plain")
        plain.covers = { $0.value < 0x3000 }
        plain.kerning = [
            FakeFace.Pair("T", " "): -130, FakeFace.Pair(" ", "V"): -90, FakeFace.Pair("T", "a"): -70,
            FakeFace.Pair("V", "V"): 110, FakeFace.Pair("a", " "): 60,
        ]
        plain.ligatures = [FakeFace.Pair("f", "i"): 610]
        plain.advances = ["a": 487, "b": 523, "i": 211, " ": 251]
        plain.metrics.unitsPerEm = 937
        return FakeFonts([plain, FakeFace(name: "Other", advance: 1000)], fallbacks: [1])
    }
}
