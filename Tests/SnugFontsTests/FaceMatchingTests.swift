import SnugText
import Testing

@testable import SnugFonts

struct FaceMatchingTests {
    private func record(
        _ weight: ClosedRange<Double>, width: ClosedRange<Double> = 100...100, slant: FaceTraits.Slant = .upright,
        path: String? = nil
    ) -> FaceRecord {
        FaceRecord(
            key: FaceKey(source: .file(path ?? "\(weight) \(width) \(slant)"), index: 0), families: [],
            traits: FaceTraits(weight: weight, width: width, slant: slant), isColor: false, isMonospaced: false,
            isSymbol: false, hanRegions: [])
    }

    /// The weight that CSS Fonts 4, section 5.2, chooses of those that exist.
    @Test(
        "The weight follows CSS",
        arguments: [
            (400, [300, 500, 700], 500), (450, [400, 500, 600], 500), (450, [400, 600], 400), (500, [400, 600], 400),
            (500, [600, 900], 600), (400, [100, 300, 600], 300), (350, [300, 400], 300), (200, [300, 400], 300),
            (100, [900], 900), (600, [400, 500, 700], 700), (600, [400, 500], 500), (900, [100, 700, 800], 800),
            (700, [700, 800], 700), (1000, [900], 900), (1, [400, 100], 100),
        ] as [(Double, [Double], Double)])
    func weights(wish: Double, family: [Double], expected: Double) {
        let best = bestFace(
            of: family.map { record($0...$0) }, for: FontDescription(list: [], weight: wish))
        #expect(best?.traits.weight == expected...expected)
    }

    @Test(
        "The width follows CSS",
        arguments: [
            (100, [75, 125], 75), (90, [75, 100], 75), (110, [100, 125], 125), (75, [100, 125], 100),
            (200, [75, 100], 100), (100, [112.5, 150], 112.5),
        ] as [(Double, [Double], Double)])
    func widths(wish: Double, family: [Double], expected: Double) {
        let best = bestFace(
            of: family.map { record(400...400, width: $0...$0) }, for: FontDescription(list: [], width: wish))
        #expect(best?.traits.width == expected...expected)
    }

    @Test("Width decides before slant, and slant before weight")
    func priorities() {
        let wish = FontDescription(list: [], weight: 700, width: 75, isItalic: true)
        let narrow = record(100...100, width: 75...75)
        let italic = record(700...700, slant: .italic)
        #expect(bestFace(of: [italic, narrow], for: wish)?.key == narrow.key)
        let upright = record(700...700, width: 75...75)
        let light = record(100...100, width: 75...75, slant: .oblique)
        #expect(bestFace(of: [upright, light], for: wish)?.key == light.key)
    }

    @Test("An italic goes before an oblique, that before an upright face, and the other way round")
    func slants() {
        let upright = record(400...400)
        let oblique = record(400...400, slant: .oblique)
        let italic = record(400...400, slant: .italic)
        let axis = record(400...400, slant: .anySlant)
        let italicWish = FontDescription(list: [], isItalic: true)
        #expect(bestFace(of: [upright, oblique, italic, axis], for: italicWish)?.key == italic.key)
        #expect(bestFace(of: [upright, axis], for: italicWish)?.key == axis.key)
        #expect(bestFace(of: [upright, oblique], for: italicWish)?.key == oblique.key)
        #expect(bestFace(of: [italic, oblique], for: FontDescription(list: []))?.key == oblique.key)
        #expect(bestFace(of: [italic, axis], for: FontDescription(list: []))?.key == axis.key)
        #expect(bestFace(of: [italic], for: FontDescription(list: []))?.key == italic.key)
    }

    @Test("A range that holds the wish goes before every single weight but the same")
    func ranges() {
        let range = record(300...650)
        let bold = record(700...700)
        #expect(bestFace(of: [bold, range], for: FontDescription(list: [], weight: 600))?.key == range.key)
        #expect(bestFace(of: [range, bold], for: FontDescription(list: [], weight: 651))?.key == bold.key)
        #expect(bestFace(of: [range], for: FontDescription(list: [], weight: 1000))?.key == range.key)
    }

    @Test("Of equal faces the first by path is taken, and an empty family has none")
    func ties() {
        let faces = ["c", "a", "b"].map { record(400...400, path: $0) }
        #expect(bestFace(of: faces, for: FontDescription(list: []))?.key.source.path == "a")
        #expect(bestFace(of: [], for: FontDescription(list: [])) == nil)
    }

    @Test("Faces of real files are told apart by weight, width and slant")
    func files() throws {
        let folder = try TemporaryFolder()
        let plain = try SFNT(path: FontFolder.path("NotoSansHebrew-Subset.ttf"))
        func add(_ name: String, weight: UInt16 = 400, width: UInt16 = 5, selection: UInt16 = 0x40) throws {
            var font = plain
            font.rename("Test", weight: weight, width: width, selection: selection)
            try folder.write(font.bytes, as: name + ".ttf")
        }
        try add("regular")
        try add("bold", weight: 700, selection: 0x20)
        try add("italic", selection: 0x01)
        try add("oblique bold", weight: 700, selection: 0x220)
        try add("narrow", width: 3)
        let library = FontLibrary(closed: [folder.path])
        func file(weight: Double = 400, width: Double = 100, isItalic: Bool = false) throws -> String? {
            let font = try library.font(.family("Test"), weight: weight, width: width, isItalic: isItalic)
            return library.info(of: font).path?.split(separator: "/").last.map { String($0.dropLast(4)) }
        }
        #expect(try file() == "regular")
        #expect(try file(weight: 600) == "bold")
        #expect(try file(weight: 500) == "regular")
        #expect(try file(isItalic: true) == "italic")
        #expect(try file(weight: 700, isItalic: true) == "italic")
        #expect(try file(width: 80) == "narrow")
        #expect(try file(weight: 700, width: 70) == "narrow")
    }
}
