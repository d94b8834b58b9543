import SnugComposition
import SnugPixels
import Testing

@Suite("Caption specs")
struct CaptionSpecTests {
    private func read(_ json: String) throws(SpecError) -> CaptionSpec {
        try JSONTreeDecoder().decode(CaptionSpec.self, fromJSON: Array(json.utf8))
    }

    @Test("Every option is a flag, a JSON key and a property with one value")
    func table() throws {
        let arguments: [String: String] = [
            "width": "900", "size": "320x240", "scale": "2", "margin": "1,2", "place": "top-left", "canvas": "#ff0000",
            "debug": "frames,baselines", "noMetadata": "",
            "maxPixels": "1000", "font": "Inter, Noto Sans", "fontFile": "a.ttf#1", "fontDir": "fonts",
            "noSystemFonts": "",
            "fontSize": "2em", "weight": "700", "italic": "", "lineHeight": "1.5", "align": "left",
            "overflow": "anywhere",
            "lang": "ja", "color": "pink", "background": "#00000080", "outline": "union", "padding": "0.1em,0.35em",
            "radius": "5", "innerRadius": "4", "snap": "3", "bridge": "2", "stroke": "1", "strokeColor": "navy",
            "strokeAlign": "inside", "textBox": "cap", "fontWidth": "condensed",
            "variations": "wght=650,slnt=-5", "features": "tnum,ss01=2,-kern", "letterSpacing": "0.1em",
            "wordSpacing": "2",
            "transform": "upper", "paragraphSpacing": "5", "direction": "rtl", "wrap": "balanced",
            "lineBreak": "keep-all",
            "maxLines": "2", "ellipsis": "...", "fit": "20..80.5", "underline": "", "strike": "", "textStroke": "3",
            "textStrokeColor": "red", "textShadow": "0 2px 6px #0008",
            "highlightStyle": "color=#ff0,radius=5,mode=clone", "highlight": "word",
            "backdrop": "page.jpg", "backdropInside": "", "material": "regular-dark", "strokeDash": "4 2",
            "style": "glass", "firstParagraph": "weight=bold,fontSize=1.4em", "bar": "8", "barColor": "orange",
            "highlightRange": "2..<9", "highlightMatch": "[0-9]+",
        ]
        #expect(Set(CaptionOption.all.map(\.key)) == Set(arguments.keys), "each option needs a line in this test")
        for option in CaptionOption.all {
            let argument = try #require(arguments[option.key])
            var fromFlag = CaptionSpec()
            try option.apply(argument, to: &fromFlag)
            #expect(option.isSet(in: fromFlag), "\(option.key)")
            #expect(fromFlag != CaptionSpec(), "\(option.key)")

            let node = try JSONTreeEncoder().encode(fromFlag)
            guard case .object(let members) = node.value else { return #expect(Bool(false), "no object") }
            #expect(members.map(\.key) == [option.key])
            #expect(try JSONTreeDecoder().decode(CaptionSpec.self, from: node) == fromFlag, "\(option.key)")
            #expect(CaptionSpec().overridden(by: fromFlag) == fromFlag, "\(option.key)")
        }
    }

    @Test("A flag is its key in small letters with hyphens")
    func flagNames() {
        #expect(CaptionOption.named("fontSize")?.flag == "--font-size")
        #expect(CaptionOption.named("noSystemFonts")?.flag == "--no-system-fonts")
        #expect(CaptionOption.named("width")?.flag == "--width")
    }

    @Test("What is said later goes before what was said earlier, and silence changes nothing")
    func override() {
        var base = CaptionSpec(text: "a")
        base.radius = 5
        base.color = .color(.pink)
        var flags = CaptionSpec()
        flags.color = .color(.navy)
        let result = base.overridden(by: flags)
        #expect(result.text == "a")
        #expect(result.radius == 5)
        #expect(result.color == .color(.navy))
    }

    @Test("An unknown key is named with its place and the key that was meant")
    func unknownKey() {
        #expect {
            try read("{\n  \"text\": \"a\",\n  \"fontsize\": 12\n}")
        } throws: { error in
            guard let error = error as? SpecError, case .unknownKey("fontsize", "fontSize", _) = error.fault else {
                return false
            }
            return error.path == "$.fontsize" && error.position?.line == 3 && error.position?.column == 3
        }
    }

    @Test(
        "A wrong value is named with its path and place",
        arguments: [
            ("{\"text\": 5}", "$.text", 10), ("{\"radius\": \"5pt\"}", "$.radius", 12),
            ("{\"italic\": 1}", "$.italic", 12),
            ("{\"fontFile\": [\"a\", 2]}", "$.fontFile[1]", 20), ("{\"align\": \"middle\"}", "$.align", 11),
            ("{\"radius\": true}", "$.radius", 12), ("{\"scale\": \"2\"}", "$.scale", 11),
            ("{\"width\": 1e9}", "$.width", 11),
        ])
    func wrongValue(json: String, path: String, column: Int) {
        #expect {
            try read(json)
        } throws: { error in
            guard let error = error as? SpecError else { return false }
            return error.path == path && error.position?.line == 1 && error.position?.column == column
        }
    }

    @Test("A key that stands twice is an error")
    func duplicateKey() {
        #expect {
            try read("{\"radius\": 1, \"radius\": 2}")
        } throws: { error in
            guard let error = error as? SpecError, case .syntax(.duplicateKey("radius", _)) = error.fault else {
                return false
            }
            return error.position?.column == 15
        }
    }
}
