import Snug
import Testing

@Suite("Rich texts in Swift")
struct RichTextModifierTests {
    @Test("Texts are put together with + and told attributes by modifiers")
    func composition() throws {
        let text =
            "Caption with a " + RichText("marked").backgroundColor(.yellow).bold() + " and a "
            + RichText("red").foregroundColor(.red).italic() + " word"
        #expect(text.string == "Caption with a marked and a red word")
        let json = try JSONTreeEncoder().encode(text).text()
        #expect(
            json
                == "[\"Caption with a \",{\"text\":\"marked\",\"weight\":700,\"highlight\":{\"color\":\"#ffff00\"}},"
                + "\" and a \",{\"text\":\"red\",\"italic\":true,\"color\":\"#ff0000\"},\" word\"]")
    }

    @Test("Every modifier sets the property of its name")
    func modifiers() {
        let base = RichText("a")
        for (text, isSet) in [
            (base.foregroundColor(.red), { $0.color == .color(.red) }),
            (base.foregroundColor(TextColor.auto), { $0.color == .auto }),
            (base.backgroundColor(.red), { $0.highlights == [Highlight(color: .red)] }),
            (base.highlight(), { $0.highlights == [Highlight()] }), (base.font("Inter"), { $0.font == "Inter" }),
            (base.fontFile("a.ttf", face: 1), { $0.fontFile == FontFile(path: "a.ttf", face: 1) }),
            (base.fontSize(12), { $0.fontSize == 12 }), (base.fontWeight(.light), { $0.weight == .light }),
            (base.fontWidth(75), { $0.fontWidth == 75 }), (base.bold(false), { $0.weight == .regular }),
            (base.italic(), { $0.italic == true }), (base.kerning(2), { $0.letterSpacing == 2 }),
            (base.tracking(2), { $0.letterSpacing == 2 }), (base.underline(), { $0.underline == true }),
            (base.strikethrough(), { $0.strike == true }),
            (base.baselineOffset(3), { $0.baselineShift == .length(3) }),
            (base.baselineShift(.subscript), { $0.baselineShift == .subscript }),
            (base.textStroke(.red, lineWidth: 2), { $0.textStroke == 2 && $0.textStrokeColor == .color(.red) }),
            (base.monospacedDigit(), { $0.features?.specText == "tnum" }), (base.language("ja"), { $0.lang == "ja" }),
            (base.fontVariations(FontVariations([])), { $0.variations != nil }),
        ] as [(RichText, (RunStyle) -> Bool)] {
            #expect(text.runs.count == 1 && isSet(text.runs[0].style), "\(text)")
        }
    }

    @Test("What a part has been told goes before what the whole is told")
    func precedence() {
        let text = (RichText("a").foregroundColor(.red) + "b").foregroundColor(.blue)
        #expect(text == RichText("a").foregroundColor(.red) + RichText("b").foregroundColor(.blue))
        let marked = RichText("a").backgroundColor(.red).backgroundColor(.blue)
        #expect(marked.runs[0].style.highlights == [Highlight(color: .blue), Highlight(color: .red)])
        #expect(RichText("a").fontSize(.em(0.5)).fontSize(40).runs[0].style.fontSize == 20)
    }

    @Test("A range of the string is told attributes")
    func ranges() throws {
        var text: RichText = "あのイーハトーヴォのすきとおった風"
        let range = try #require(text.string.firstRange(of: "イーハトーヴォ"))
        text[range].backgroundColor = .cyan
        text[range].kerning = 2
        #expect(text == "あの" + RichText("イーハトーヴォ").backgroundColor(.cyan).kerning(2) + "のすきとおった風")
        #expect(text[range].backgroundColor == .cyan)
        #expect(text[range].string == "イーハトーヴォ")
        text[range].backgroundColor = nil
        text[range].kerning = nil
        #expect(text == "あのイーハトーヴォのすきとおった風")
    }

    @Test("An attribute of a part with several values reads as nil, and setting it sets all")
    func mixed() {
        var text = RichText("ab").foregroundColor(.red).bold() + RichText("cd").foregroundColor(.blue).bold()
        let all = text.string.startIndex..<text.string.endIndex
        #expect(text[all].foregroundColor == nil)
        #expect(text[all].fontWeight == .bold)
        text[all].foregroundColor = .green
        #expect(text == RichText("abcd").foregroundColor(.green).bold())
        let empty = text.string.startIndex..<text.string.startIndex
        text[empty].foregroundColor = .red
        #expect(text[empty].foregroundColor == nil)
        #expect(text == RichText("abcd").foregroundColor(.green).bold())
    }

    @Test("Every attribute of a part reads what was set")
    func attributes() {
        var text: RichText = "abc"
        let all = text.string.startIndex..<text.string.endIndex
        text[all].highlights = [Highlight(radius: 1)]
        text[all].font = "Inter"
        text[all].fontSize = 12
        text[all].italic = true
        text[all].tracking = 1
        text[all].underline = true
        text[all].strikethrough = false
        text[all].baselineOffset = 3
        text[all][\.lang] = "ja"
        let part = text[all]
        #expect(part.highlights == [Highlight(radius: 1)] && part.font == "Inter" && part.fontSize == 12)
        #expect(part.italic == true && part.tracking == 1 && part.kerning == 1 && part.underline == true)
        #expect(part.strikethrough == false && part.baselineOffset == 3 && part[\.lang] == "ja")
        #expect(part.foregroundColor == nil && part.fontWeight == nil)
    }

    @Test("Mistakes in markup are told in one line, with what to do")
    func wording() {
        for (source, problem, remedy) in [
            ("[a]{.blod}", "byte 4 of the markup: there is no class \".blod\"", "did you mean .bold?"),
            (
                "[a]{.zzzzzz}", "byte 4 of the markup: there is no class \".zzzzzz\"",
                "there are .bold, .italic, .underline, .strike, .highlight, .super, .sub, .small, .large"
            ),
            ("[a]{colr=red}", "byte 4 of the markup: unknown key \"colr\"", "did you mean color?"),
            ("[a]{weight=0}", "byte 4 of the markup: weight: 0 is out of range", "give a value from 1 to 1000"),
            (
                "[a]{bold}",
                "byte 4 of the markup: \"bold\" is neither a class such as .bold nor a setting such as color=red",
                "did you mean .bold?"
            ),
        ] {
            #expect {
                try Markup(parsing: source)
            } throws: { error in
                guard let error = error as? MarkupError else { return false }
                return error.problem == problem && error.remedy == remedy
            }
        }
        #expect(
            UnclosedMarker(offset: 3, marker: "**").message
                == "** at byte 3 of the markup is closed nowhere and is drawn as it stands; close it, or write \\*\\*")
        #expect(
            SelectionError.outsideText(GraphemeRange(3..<12), characterCount: 10).problem
                == "the characters 3..<12 reach out of the text, which has 10")
    }
}
