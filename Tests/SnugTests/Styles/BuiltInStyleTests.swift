import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

@Suite("Built-in styles")
struct BuiltInStyleTests {
    static let names = BuiltInStyle.all.map(\.name)
    /// Styles with a canvas of their own.
    static let cards = ["quote", "social"]

    static let texts = [
        "short": "Hi",
        "long":
            "Nobody had told her that the path would be this steep, or that the view from the last ridge before the "
            + "hut would make her forget every single step of it.",
        "lines": "Mira Solberg\nLandscape photographer",
        "Chinese": "直到今天我们还是不知道",
        "Japanese": "小さな森の空気は今日も青い",
        "Korean": "안녕하세요 대한민국 서울",
        "Arabic": "كل يوم خطوة صغيرة",
        "Hebrew": "צעד קטן בכל יום",
        "emoji": "🚀 go 🔥",
    ]

    private let renderer = Renderer()

    private func caption(_ text: String, _ name: String) -> Caption {
        Caption(text).style(StyleReference(name)).systemFonts(false).fontDirectory(Repository.fonts.path)
    }

    /// Warnings that are about more than a material alone on a clear page, for which `glass` asks.
    private func warnings(_ caption: Caption) throws -> [Warning] {
        try renderer.layout(of: caption).warnings.filter { $0 != .materialWithoutBackdrop }
    }

    @Test("The file of a style is its canonical form", arguments: names)
    func canonical(name: String) throws {
        let file = Repository.root.appending(path: "Sources/Snug/Styles/\(name).json")
        let built = try #require(BuiltInStyle.named(name))
        #expect(built.json == Array(try Data(contentsOf: file)))
        let style = try JSONTreeDecoder().decode(CaptionStyle.self, fromJSON: built.json)
        let canonical = Array((try JSONTreeEncoder().encode(style).text(pretty: true) + "\n").utf8)
        if canonical != built.json, RecordMode.current == .all { try Data(canonical).write(to: file) }
        #expect(String(decoding: built.json, as: UTF8.self) == String(decoding: canonical, as: UTF8.self))
        #expect(!built.summary.isEmpty && built.summary.count < 80)
    }

    @Test("Each style has a name in Swift and in the folder")
    func allNamed() throws {
        let inSwift: [StyleReference] = [
            .classic, .classicDark, .soft, .outline, .strong, .neon, .typewriter, .player, .subtitle, .glass,
            .lowerThird,
            .quote, .social, .badge,
        ]
        #expect(inSwift.map(\.source) == Self.names)
        let folder = Repository.root.appending(path: "Sources/Snug/Styles").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        #expect(Set(files) == Set(Self.names.map { $0 + ".json" }))
    }

    @Test("Every style draws every kind of text without a warning", arguments: names, texts.keys.sorted())
    func noWarnings(name: String, kind: String) throws {
        let text = try #require(Self.texts[kind])
        let tight = caption(text, name)
        #expect(try warnings(tight) == [])
        guard !Self.cards.contains(name) else { return }
        #expect(try warnings(tight.size(width: 1080, height: 1920).canvas(.gray)) == [])
        #expect(try warnings(tight.size(width: 640, height: 640).canvas(.gray)) == [])
    }

    @Test("No style loses ink at the edges of a tight canvas", arguments: names.filter { !cards.contains($0) })
    func nothingIsCut(name: String) throws {
        for kind in ["short", "lines", "Arabic", "emoji"] {
            let text = try #require(Self.texts[kind])
            // Even at the scale of a thumbnail the blurs of `neon` reach farther than its letters.
            let small = caption(text, name).fontSize(24)
            let sum = try Picture(small).inkSum
            let roomy = try Picture(small.margin(40)).inkSum
            #expect(abs(sum - roomy) <= roomy / 2000, "\(kind): \(sum) of \(roomy)")
        }
    }

    @Test("The classic style is the look without any")
    func classic() throws {
        for text in ["Hello, world", "the first light\nis always\nworth the climb"] {
            let plain = Caption(text)
            #expect(try renderer.png(plain.style(.classic)).bytes == renderer.png(plain).bytes)
            let wrapped = plain.width(300)
            #expect(try renderer.png(wrapped.style(.classic)).bytes == renderer.png(wrapped).bytes)
        }
    }

    @Test("Sizes follow the width of the canvas, and stand for themselves without one", arguments: names)
    func relativeSizes(name: String) throws {
        guard !Self.cards.contains(name) else { return }
        let tight = try renderer.layout(of: caption("Hi", name))
        let full = try renderer.layout(of: caption("Hi", name).size(width: 1080, height: 1080))
        let half = try renderer.layout(of: caption("Hi", name).size(width: 540, height: 540))
        #expect(tight.fontSize == full.fontSize)
        #expect(half.fontSize == full.fontSize / 2)
    }

    @Test("Captions on a fixed canvas keep away from its edges", arguments: names)
    func margins(name: String) throws {
        let text = try #require(Self.texts["long"])
        let sized =
            Self.cards.contains(name) ? caption(text, name) : caption(text, name).size(width: 1080, height: 1920)
        let layout = try renderer.layout(of: sized)
        for box in layout.boxes.map(\.padded) where !box.isEmpty {
            #expect(box.x0 >= 80 && box.x1 <= layout.canvas.width - 80)
            #expect(box.y0 >= 80 && box.y1 <= layout.canvas.height - 80)
        }
    }

    @Test("A badge of one or two digits is a circle with the digits in its middle", arguments: ["7", "12"])
    func badge(text: String) throws {
        let layout = try renderer.layout(of: caption(text, "badge"))
        #expect(layout.canvas.width == layout.canvas.height)
        let ink = try #require(layout.lines[0].ink)
        #expect(abs(ink.center.y - layout.canvas.height / 2) < 1.5)
        #expect(abs(ink.center.x - layout.canvas.width / 2) < 2.5)
    }

    @Test("White letters stand out from the glass over a white page")
    func glassOnWhite() throws {
        let picture = try Picture(caption("II", "glass").canvas(.white).margin(20), scale: 0.5)
        // Between the letters and the edge there is nothing but glass.
        let glass = picture[picture.width / 2, picture.height - 16]
        let color = Color(red: UInt8(glass[0]), green: UInt8(glass[1]), blue: UInt8(glass[2]))
        #expect(Color.white.contrastRatio(on: color) >= 4.4)
    }
}
