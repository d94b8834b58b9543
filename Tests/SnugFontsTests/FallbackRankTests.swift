import SnugText
import Testing

@testable import SnugFonts

struct FallbackRankTests {
    private func record(
        _ family: String, weight: ClosedRange<Double> = 400...400, isColor: Bool = false, isMonospaced: Bool = false,
        isSymbol: Bool = false, regions: HanRegions = []
    ) -> FaceRecord {
        FaceRecord(
            key: FaceKey(source: .file(family), index: 0), families: [family],
            traits: FaceTraits(weight: weight, width: 100...100, slant: .upright), isColor: isColor,
            isMonospaced: isMonospaced, isSymbol: isSymbol, hanRegions: regions)
    }

    private func question(
        _ script: Script = Script("Latn"), language: String = "", prefersEmoji: Bool = false, weight: Double = 400
    ) -> FallbackQuestion {
        FallbackQuestion(
            wish: FontDescription(list: [], weight: weight), script: script, language: language,
            prefersEmoji: prefersEmoji)
    }

    private func order(
        _ records: [FaceRecord], for question: FallbackQuestion, preferences: [String: Int] = [:],
        misfits: [String: Int] = [:]
    ) -> [String] {
        let ranked = RankedFaces(SortedFaces(records), for: question, preferences: preferences) {
            misfits[$0.families[0]] ?? 0
        }
        return FallbackRank.Grade.allCases.flatMap { ranked[$0] }.map { $0.families[0] }
    }

    @Test("Letters: fitting fonts, then by language, style, Noto, the system's order, the name; odd ones last")
    func letters() {
        let records = [
            record("Zeta"), record("Alpha"), record("Wished"), record("Noto Sans"), record("Code", isMonospaced: true),
            record("Book Serif"), record("Stranger"), record("Signs", isSymbol: true), record("Faces", isColor: true),
            record("Unifont"),
        ]
        let expected = [
            "Noto Sans", "Wished", "Alpha", "Zeta", "Book Serif", "Code", "Stranger", "Faces", "Signs", "Unifont",
        ]
        #expect(order(records, for: question(), preferences: ["wished": 3], misfits: ["Stranger": 2]) == expected)
        #expect(
            order(records.reversed(), for: question(), preferences: ["wished": 3], misfits: ["Stranger": 2]) == expected
        )
    }

    @Test("Emoji: colour fonts in the system's order, then letters, then signs")
    func emoji() {
        let records = [
            record("Noto Sans"), record("Signs", isSymbol: true), record("B Color", isColor: true),
            record("A Color", isColor: true), record("Noto Color Emoji", isColor: true, isMonospaced: true),
        ]
        #expect(
            order(records, for: question(prefersEmoji: true), preferences: ["noto color emoji": 0]) == [
                "Noto Color Emoji", "A Color", "B Color", "Noto Sans", "Signs",
            ])
    }

    @Test("A weight that is far off costs a place, a near one does not")
    func weights() {
        let records = [record("A", weight: 400...400), record("B", weight: 700...700), record("C", weight: 100...900)]
        #expect(order(records, for: question(weight: 700)) == ["B", "C", "A"])
        #expect(order(records, for: question(weight: 500)) == ["A", "C", "B"])
    }

    @Test("Inside a family the best face by CSS goes first")
    func faces() {
        let records = [record("A", weight: 900...900), record("A", weight: 600...600), record("A", weight: 500...500)]
        let ranked = RankedFaces(SortedFaces(records), for: question(weight: 550))
        #expect(ranked[.fitting].map(\.traits.weight.lowerBound) == [600, 500, 900])
    }

    @Test("Fonts of another region's Han characters come after all that fit")
    func regions() {
        let records = [
            record("A", regions: .china), record("B", regions: .japan), record("C"),
            record("D", regions: [.japan, .korea]),
        ]
        #expect(order(records, for: question(Script("Hani"), language: "ja")) == ["B", "C", "D", "A"])
        #expect(order(records, for: question(Script("Hani"), language: "zh")) == ["A", "C", "B", "D"])
        #expect(order(records, for: question(Script("Latn"), language: "ja")) == ["C", "A", "B", "D"])
    }

    @Test(
        "Languages and scripts name the region of Han characters",
        arguments: [
            ("Hani", "ja", .japan), ("Hani", "zh-Hant-HK", .hongKong), ("Hani", "zh-Hant", .taiwan),
            ("Hani", "zh-TW", .taiwan), ("Hani", "zh-MO", .hongKong), ("Hani", "yue", .hongKong),
            ("Hani", "ZH-cn", .china),
            ("Hani", "de", .china), ("Hira", "de", .japan), ("Hang", "", .korea), ("Bopo", "", .taiwan),
            ("Latn", "ja", []),
            ("Zyyy", "ja", .japan), ("Zyyy", "de", []),
        ] as [(String, String, HanRegions)])
    func regionOfQuestion(script: String, language: String, expected: HanRegions) {
        let script = Script(tag: Array(script.utf8).number32(0))
        #expect(question(script, language: language).hanRegion == expected)
    }

    @Test("A font's region is in its name, or in its code pages if they are one region's")
    func regionOfFont() {
        #expect(HanRegions(codePages: 0, families: ["Noto Sans CJK JP"]) == .japan)
        #expect(HanRegions(codePages: 1 << 17 | 1 << 18, families: ["Noto Sans Mono CJK TC Bold"]) == .taiwan)
        #expect(HanRegions(codePages: 1 << 17, families: ["Some Gothic"]) == .japan)
        #expect(HanRegions(codePages: 1 << 20, families: ["Some Ming"]) == [.taiwan, .hongKong])
        #expect(HanRegions(codePages: 1 << 19 | 1 << 21, families: ["Some Batang"]) == .korea)
        #expect(HanRegions(codePages: 1 << 17 | 1 << 18, families: ["All of Asia"]) == [])
        #expect(HanRegions(codePages: 1, families: ["Latin"]) == [])
    }
}
