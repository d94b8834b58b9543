import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Settings in markup")
struct MarkupSettingsTests {
    private func style(of source: String) throws -> RunStyle {
        let runs = try Markup(parsing: source).text.runs
        #expect(runs.count == 1 && runs[0].text == "a")
        return runs[0].style
    }

    @Test("Each class says what its name says")
    func classes() throws {
        for known in MarkupClass.allCases {
            #expect(try style(of: "[a]{.\(known.rawValue)}") == known.style)
        }
        #expect(
            try style(of: "[a]{.bold .italic .super}")
                == SnugCompositionTests.style {
                    ($0.weight, $0.italic, $0.baselineShift) = (.bold, true, .superscript)
                })
        #expect(try style(of: "[a]{}").isPlain)
        #expect(try style(of: "[a]{ \n.bold\t}").weight == .bold)
    }

    @Test("Markers and classes of one meaning make one text")
    func markers() throws {
        for (marked, classed) in [("*a*", "italic"), ("**a**", "bold"), ("~~a~~", "strike"), ("==a==", "highlight")] {
            #expect(try style(of: marked) == style(of: "[a]{.\(classed)}"))
        }
    }

    @Test("Keys are those of a run, in camelCase or with hyphens")
    func keys() throws {
        #expect(
            try style(of: "[a]{color=red size=1.2em weight=700}")
                == SnugCompositionTests.style {
                    ($0.color, $0.fontSize, $0.weight) = (.color(.red), .em(1.2), .bold)
                })
        #expect(try style(of: "[a]{font-size=12 letterSpacing=1}") == style(of: "[a]{fontSize=12 letter-spacing=1}"))
        #expect(try style(of: "[a]{underline=true baseline-shift=sub lang=ja}").baselineShift == .subscript)
        #expect(try style(of: "[a]{color=auto}").color == .auto)
        #expect(try style(of: "[a]{weight=300 weight=700}").weight == .bold)
    }

    @Test("All that is said of a highlight is said of one")
    func highlights() throws {
        let expected = Highlight(color: .cyan, mode: .clone, radius: 5)
        for source in [
            "[a]{background=cyan radius=5 mode=clone}", "[a]{.highlight mode=clone radius=5 background=#0ff}",
            "[a]{highlight=cyan mode=clone radius=5}", "[a]{radius=5 highlight='cyan,mode=clone'}",
        ] {
            #expect(try style(of: source).highlights == [expected], "\(source)")
        }
        #expect(
            try style(of: "[a]{highlight='cyan;yellow' radius=2}").highlights == [
                Highlight(color: .cyan), Highlight(color: .yellow, radius: 2),
            ])
        #expect(try style(of: "==[a]{background=cyan}==").highlights == [Highlight(), Highlight(color: .cyan)])
        #expect(try style(of: "[==a==]{.highlight}").highlights == [Highlight()])
    }

    @Test("Values may be quoted")
    func quotes() throws {
        #expect(try style(of: "[a]{font=\"Noto Sans, Inter\"}").font == ["Noto Sans", "Inter"])
        #expect(try style(of: "[a]{color='rgb(255 0 0)'}").color == .color(.red))
        #expect(try style(of: "[a]{color=rgb(255,0,0)}").color == .color(.red))
        #expect(try style(of: "[a]{lang=\"\\\"}\\\\\"}").lang == "\"}\\")
        #expect(try style(of: "[a]{lang=\\}x}").lang == "}x")
        #expect(try style(of: "[a]{font-file=C:\\new}").fontFile == FontFile(path: "C:\\new"))
        #expect(try style(of: "[a]{lang=''}").lang == "")
    }

    @Test("Sizes in ems count from the part around")
    func sizes() throws {
        #expect(try style(of: "[[a]{size=0.5em}]{size=40}").fontSize == .px(20))
        #expect(try style(of: "[[a]{.large}]{.small}").fontSize == .em(1))
    }

    @Test("An unknown class is named with its place and the one that was meant")
    func unknownClass() {
        #expect(
            throws: MarkupError(
                .unknownClass("blod", suggestion: "bold", allowed: MarkupClass.allCases.map(\.rawValue)), at: 6)
        ) { try Markup(parsing: "é[a]{.blod}") }
    }

    @Test("An unknown key is named with its place and the one that was meant")
    func unknownKey() {
        for (key, meant) in [
            ("colr", "color"), ("font-sise", "fontSize"), ("raduis", "radius"), ("backgroud", "background"),
        ] {
            #expect {
                try Markup(parsing: "[a]{.bold \(key)=1}")
            } throws: { error in
                guard let error = error as? MarkupError, case .unknownKey(key, meant, let allowed) = error.fault else {
                    return false
                }
                return error.offset == 10 && allowed.contains(meant) && Set(allowed).count == allowed.count
            }
        }
    }

    @Test("A wrong value is named with its key")
    func wrongValue() {
        for (setting, key) in [
            ("color=rde", "color"), ("weight=0", "weight"), ("radius=", "radius"), ("size=x", "size"),
            ("italic=1", "italic"),
        ] {
            #expect {
                try Markup(parsing: "[a]{ \(setting) }")
            } throws: { error in
                guard let error = error as? MarkupError, case .value(key, _) = error.fault else { return false }
                return error.offset == 5
            }
        }
    }

    @Test(
        "What is neither class nor setting is an error",
        arguments: [
            ("[a]{bold}", "bold", ".bold" as String?, 4), ("[a]{color}", "color", "color=…", 4),
            ("[a]{b, c}", "b,", nil, 4),
            ("[a]{.bold.italic}", ".bold.italic", nil, 4), ("[a]{.}", ".", nil, 4),
            ("[a]{ \"x\": 1 }", "\"x\":", nil, 5),
            ("[a]{=1}", "=1", nil, 4), ("[a]{lang=\"x\"y}", "lang=\"x\"y", nil, 4), ("[a]{ {", "", nil, 5),
        ])
    func noSetting(source: String, found: String, suggestion: String?, offset: Int) {
        #expect(throws: MarkupError(.notASetting(found, suggestion: suggestion), at: offset)) {
            try Markup(parsing: source)
        }
    }

    @Test("Parts may stand 64 deep inside one another, not 65")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + "a" + String(repeating: "]{size=1.01em}", count: depth)
        }
        #expect(try Markup(parsing: nested(64)).text.string == "a")
        #expect(throws: MarkupError(.tooDeep(limit: 64), at: 64)) { try Markup(parsing: nested(65)) }
    }
}
