import Foundation
import SnugPixels
import SnugText
import Testing

@testable import SnugComposition

@Suite("Styles of runs")
struct RunStyleTests {
    private static let words: [String: String] = [
        "font": "Inter, Noto Sans", "fontFile": "a.ttc#1", "fontSize": "1.5em", "weight": "700", "italic": "true",
        "fontWidth": "75", "variations": "wght=650", "features": "tnum,-kern", "color": "auto",
        "letterSpacing": "0.1em", "baselineShift": "super", "underline": "false", "strike": "true",
        "textStroke": "2", "textStrokeColor": "#ff0000", "lang": "ja", "highlight": "color=#ffff00,radius=5",
    ]

    @Test("Every property has a key, words and JSON with one value")
    func table() throws {
        #expect(Set(RunStyle.properties.map(\.key)) == Set(Self.words.keys), "each property needs a line in this test")
        for property in RunStyle.properties {
            let words = try #require(Self.words[property.key])
            var style = RunStyle()
            #expect(property.words(of: style) == nil)
            try property.read(words, into: &style)
            #expect(!style.isPlain, "\(property.key)")
            #expect(property.words(of: style) == words)
            #expect(try decoded(RunStyle.self, json(style)) == style, "\(property.key)")
            let run = TextRun("a", style: style)
            #expect(try decoded(TextRun.self, json(run)) == run, "\(property.key)")
            let data = try JSONEncoder().encode(run)
            #expect(try JSONDecoder().decode(TextRun.self, from: data) == run, "\(property.key)")
            #expect(RunStyle().overlaid(by: style) == style, "\(property.key)")
            #expect(style.overlaid(by: RunStyle()) == style, "\(property.key)")
            #expect(
                SnugCompositionTests.style { $0.lang = "de" }.overlaid(by: style) != style || property.key == "lang")
        }
    }

    @Test("A run in JSON is a string, or an object with its text and its style side by side")
    func runs() throws {
        #expect(try decoded(TextRun.self, "\"a\"") == TextRun("a"))
        #expect(try json(TextRun("a")) == "\"a\"")
        let run = TextRun("a", style: style { ($0.weight, $0.color) = (.bold, .color(.red)) })
        #expect(try json(run) == "{\"text\":\"a\",\"weight\":700,\"color\":\"#ff0000\"}")
        #expect(try decoded(TextRun.self, "{\"color\": \"red\", \"text\": \"a\", \"weight\": \"bold\"}") == run)
    }

    @Test("A run has one highlight, or several from the outermost on")
    func highlights() throws {
        let (outer, inner) = (Highlight(color: .yellow), Highlight(radius: 2))
        let one = style { $0.highlights = [outer] }
        let two = style { $0.highlights = [outer, inner] }
        #expect(try json(one) == "{\"highlight\":{\"color\":\"#ffff00\"}}")
        #expect(try json(two) == "{\"highlight\":[{\"color\":\"#ffff00\"},{\"radius\":2}]}")
        #expect(try decoded(RunStyle.self, json(two)) == two)
        #expect(try decoded(RunStyle.self, "{\"highlight\": \"yellow;radius=2\"}") == two)
        #expect(try decoded(RunStyle.self, "{\"highlight\": [\"yellow\", {\"radius\": 2}]}") == two)
        #expect(try decoded(RunStyle.self, "{\"highlight\": true}").highlights == [Highlight()])
    }

    @Test(
        "A mistake in a run is named with its path",
        arguments: [
            ("[{\"txt\": \"a\"}]", "$[0].txt"), ("[{\"color\": \"red\"}]", "$[0]"), ("[5]", "$[0]"),
            ("[\"a\", {\"text\": \"b\", \"color\": \"rad\"}]", "$[1].color"),
            ("[{\"text\": \"b\", \"highlight\": [true, {\"mode\": \"x\"}]}]", "$[0].highlight[1].mode"),
            ("[{\"text\": \"b\", \"highlight\": {\"color\": 5}}]", "$[0].highlight.color"),
            ("[{\"text\": \"b\", \"italic\": 1}]", "$[0].italic"), ("{\"text\": \"a\"}", "$"),
        ])
    func mistakes(json: String, path: String) {
        #expect {
            try decoded(RichText.self, json)
        } throws: { error in
            (error as? SpecError)?.path == path
        }
    }

    @Test("Inside another style, what is said goes before, and highlights lie upon those around")
    func overlay() {
        let outer = style { ($0.color, $0.italic, $0.highlights) = (.color(.red), true, [Highlight(color: .yellow)]) }
        let inner = style { ($0.color, $0.highlights) = (.auto, [Highlight(color: .yellow), Highlight(radius: 1)]) }
        let both = outer.overlaid(by: inner)
        #expect(both.color == .auto)
        #expect(both.italic == true)
        #expect(both.highlights == [Highlight(color: .yellow), Highlight(radius: 1)])
        #expect(both.overlaid(by: inner) == both)
    }

    @Test("A font size in ems is one of the size around")
    func fontSizes() {
        func size(_ outer: Length?, _ inner: Length?) -> Length? {
            style { ($0.fontSize, $0.lang) = (outer, "a") }.overlaid(
                by: style { ($0.fontSize, $0.lang) = (inner, "b") }
            )
            .fontSize
        }
        #expect(size(.em(2), .em(0.5)) == .em(1))
        #expect(size(.px(40), .em(0.5)) == .px(20))
        #expect(size(.percent(10), .em(2)) == .percent(20))
        #expect(size(.em(2), .px(5)) == .px(5))
        #expect(size(nil, .em(2)) == .em(2))
        #expect(size(.em(2), nil) == .em(2))
        #expect(size(.em(1e6), .em(1e6)) == .em(1e6))
    }

    @Test("Families that are named inside do not stand behind the file that is named around")
    func fontFiles() {
        let file = style { $0.fontFile = FontFile(path: "a.ttf") }
        let family = style { $0.font = "Inter" }
        #expect(file.overlaid(by: family).fontFile == nil)
        #expect(family.overlaid(by: file).fontFile == FontFile(path: "a.ttf"))
        #expect(family.overlaid(by: file).font == "Inter")
    }

    @Test("Shifts and colours of text print words that read back the same")
    func values() throws {
        for shift in [BaselineShift.superscript, .subscript, .length(.em(-0.1)), .length(3)] {
            #expect(try BaselineShift(specText: shift.specText) == shift)
            #expect(try decoded(BaselineShift.self, json(shift)) == shift)
        }
        for color in [TextColor.auto, .color(.pink)] {
            #expect(try TextColor(specText: color.specText) == color)
            #expect(try decoded(TextColor.self, json(color)) == color)
        }
        #expect(
            throws: SpecFault.notAValue(expected: BaselineShift.expectation, found: "supr", suggestion: "super")
        ) { try BaselineShift(specText: "supr") }
        #expect(throws: SpecFault.notAValue(expected: TextColor.expectation, found: "atuo", suggestion: "auto")) {
            try TextColor(specText: "atuo")
        }
        #expect(throws: SpecFault.notAValue(expected: TextColor.expectation, found: "rde", suggestion: "red")) {
            try TextColor(specText: "rde")
        }
    }

    @Test("Small figures are raised above the baseline or reach below it")
    func shifts() {
        #expect(BaselineShift.superscript.fontScale == BaselineShift.subscript.fontScale)
        #expect(BaselineShift.superscript.fontScale < 1)
        #expect(BaselineShift.superscript.raise.value > 0)
        #expect(BaselineShift.subscript.raise.value < 0)
        #expect(BaselineShift.length(5).raise == 5)
        #expect(BaselineShift.length(5).fontScale == 1)
    }
}
