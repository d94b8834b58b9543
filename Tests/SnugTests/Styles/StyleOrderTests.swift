import Foundation
import Snug
import SnugImages
import Testing

@Suite("What goes before what in styles")
struct StyleOrderTests {
    private let renderer = Renderer()

    /// A folder with files, gone after the work.
    private func folder(_ files: [String: String], _ work: (String) throws -> Void) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "snug-styles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        for (name, text) in files {
            let file = place.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try work(place.path)
    }

    private func error(_ reference: StyleReference) -> StyleError? {
        do {
            _ = try CaptionStyle(reading: reference)
            return nil
        } catch {
            guard case .style(let fault) = error else { return nil }
            return fault
        }
    }

    @Test("The spec's own settings go before the style's, and these before the built-in ones")
    func order() throws {
        let caption = Caption("Hi").foregroundColor(.navy).style(.classicDark)
        let spec = try caption.resolvingStyle().spec
        #expect(spec.color == .color(.navy))
        #expect(spec.background == .color(.black))
        #expect(spec.weight == .bold)
        #expect(spec.style == nil)
        #expect(spec.text == "Hi")
        let layout = try renderer.layout(of: caption)
        #expect(layout.fontSize == 72)
    }

    @Test("It does not matter when the style is told")
    func anyTime() throws {
        let first = Caption("Hi").style(.soft).fontSize(30)
        let last = Caption("Hi").fontSize(30).style(.soft)
        #expect(try renderer.png(first).bytes == renderer.png(last).bytes)
    }

    @Test("A style starts from another, whose settings its own go before")
    func base() throws {
        let files = [
            "mine.json": "{\"style\": \"deep/base.json\", \"fontSize\": 40}",
            "deep/base.json": "{\"style\": \"classic-dark\", \"fontSize\": 50, \"radius\": 3, \"fontFile\": \"A.ttf\"}",
        ]
        try folder(files) { place in
            let spec = try CaptionStyle(reading: StyleReference(place + "/mine.json")).settings
            #expect(spec.fontSize == 40)
            #expect(spec.radius == 3)
            #expect(spec.weight == .bold)
            #expect(spec.fontFile == [FontFile(path: place + "/deep/A.ttf")])
            #expect(spec.style == nil)
            let layers = try StyleLayer.layers(of: StyleReference(place + "/mine.json"))
            #expect(layers.map(\.name) == [place + "/mine.json", place + "/deep/base.json", "classic-dark"])
        }
    }

    @Test("Pictures in a style lie beside it")
    func picturesBeside() throws {
        try folder(["look/style.json": "{\"background\": \"url(paper.png)\", \"backdrop\": \"page.jpg\"}"]) { place in
            let spec = try CaptionStyle(reading: StyleReference(place + "/look/style.json")).settings
            #expect(spec.backdrop == ImageReference(place + "/look/page.jpg"))
            #expect(spec.background == .image(ImageStyle(ImageReference(place + "/look/paper.png"))))
        }
    }

    @Test("A style that starts from itself, in one step or more, is refused")
    func loops() throws {
        let files = [
            "a.json": "{\"style\": \"b.json\"}", "b.json": "{\"style\": \"./a.json\"}",
            "c.json": "{\"style\": \"sub/../c.json\"}", "self.json": "{\"style\": \"self.json\"}", "sub/x.json": "{}",
        ]
        try folder(files) { place in
            guard case .loop(let names) = error(StyleReference(place + "/self.json")) else {
                return #expect(Bool(false), "no loop")
            }
            #expect(names == [place + "/self.json", place + "/self.json"])
            for name in ["a", "c"] {
                switch error(StyleReference(place + "/\(name).json")) {
                case .loop, .tooDeep: break
                case let other: #expect(Bool(false), "\(String(describing: other))")
                }
            }
        }
    }

    @Test("A fault in a style is told with its file, line, column and path")
    func faults() throws {
        let files = [
            "key.json": "{\n  \"fontsize\": 5\n}", "value.json": "{\"align\": \"middle\"}",
            "text.json": "{\"text\": \"Hi\"}", "json.json": "{,}",
        ]
        try folder(files) { place in
            for (name, words) in [
                ("key", "line 2, column 3: $.fontsize: unknown key \"fontsize\"\ndid you mean fontSize?"),
                ("value", "line 1, column 11: $.align: \"middle\" is none of"),
                ("text", "line 1, column 10: $.text: a style says how texts look and has none itself"),
                ("json", "line 1, column 2: "),
            ] {
                let path = "\(place)/\(name).json"
                let fault = try #require(error(StyleReference(path)))
                #expect(SnugError.style(fault).description.hasPrefix("\(path): \(words)"))
                #expect(SnugError.style(fault).cause == .input)
            }
        }
    }

    @Test("What is no built-in look and no file is named with the nearest name")
    func unknown() {
        #expect(error("clasic") == .unknownName("clasic", suggestion: "classic"))
        #expect(error("lower third") == .unknownName("lower third", suggestion: "lower-third"))
        #expect(error("qqqqqq") == .unknownName("qqqqqq", suggestion: nil))
        #expect(
            SnugError.style(.unknown("clasic")).description
                == "style: there is no style \"clasic\"\ndid you mean classic?")
        #expect(error("nowhere/glass") == .unreadable(path: "nowhere/glass", reason: "there is no such file"))
        #expect(error("glass.json") == .unreadable(path: "glass.json", reason: "there is no such file"))
        #expect(SnugError.style(.unreadable(path: "x.json", reason: "")).cause == .missing)
    }

    @Test("In a tree the style counts for captions, and what it says of letters for texts")
    func trees() throws {
        let tree = VStack {
            Caption("caption")
            Caption("own").background(.red)
            Text("text")
        }
        let styled = try Snug.Picture(tree).style(.classicDark).resolvingStyle()
        #expect(styled.settings.background == .color(.black))
        let image = try renderer.image(of: Snug.Picture(tree).style(.classicDark)).bitmap
        let colors = Set(stride(from: 0, to: image.bytes.count, by: 4).map { Array(image.bytes[$0..<$0 + 4]) })
        #expect(colors.contains([0, 0, 0, 255]) && colors.contains([255, 0, 0, 255]))
        // The text has the style's white letters and no background of its own.
        #expect(colors.contains([255, 255, 255, 255]))
        #expect(throws: SnugError.self) { try renderer.image(of: VStack { Caption("a").style(.glass) }) }
    }

    @Test("Margins in per cent have no part in a style where no canvas is fixed")
    func marginsOfStyles() throws {
        let tight = try Caption("Hi").style(.classic).resolvingStyle()
        #expect(tight.spec.margin == nil)
        let sized = try Caption("Hi").style(.classic).size(width: 500, height: 500).resolvingStyle()
        #expect(sized.spec.margin == LengthInsets(.percent(8)))
        // What the caption itself says stays an error.
        #expect(throws: SnugError.self) { try renderer.png(Caption("Hi").style(.classic).margin(.percent(8))) }
    }

    @Test("A family with a question mark is not missed")
    func wishes() throws {
        let wish = Caption("Hi").font("Nowhere At All?, Inter").systemFonts(false)
        #expect(try renderer.layout(of: wish).warnings == [])
        #expect(try renderer.layout(of: wish).familyNames == ["Inter"])
        let named = Caption("Hi").font("Nowhere At All, Inter").systemFonts(false)
        #expect(try renderer.layout(of: named).warnings == [.missingFamily("Nowhere At All")])
        let both = Caption("Hi").font("Lost?, Nowhere At All, Inter").systemFonts(false)
        #expect(try renderer.layout(of: both).warnings == [.missingFamily("Nowhere At All")])
        #expect(throws: SnugError.self) { try renderer.png(Caption("Hi").font("Lost?").systemFonts(false)) }
    }
}
