import Foundation
import SnugComposition
import SnugPixels
import Testing

@Suite("Styles in words")
struct ShapeStyleTests {
    private func colors(_ colors: (Color, Double?)...) -> [GradientColor] {
        colors.map { GradientColor($0.0, at: $0.1) }
    }

    @Test("A style reads CSS's colours, gradients and pictures, and materials")
    func styles() throws {
        let linear = LinearGradientStyle(angle: 90, colors: colors((.red, nil), (.blue, 0.8)))
        let radial = RadialGradientStyle(shape: .circle, colors: colors((.white, nil), (.transparent, 0.7)))
        let expected: [(String, ShapeStyle)] = [
            ("#fff", .color(.white)), (" pink ", .color(.pink)), ("rgb(0 0 0 / 50%)", .color(.black.with(alpha: 128))),
            ("linear-gradient(90deg, #f00, #00f 80%)", .linearGradient(linear)),
            ("LINEAR-GRADIENT( to right ,red,blue 80% )", .linearGradient(linear)),
            ("radial-gradient(circle, #fff, #0000 70%)", .radialGradient(radial)),
            ("url(photo.jpg)", .image("photo.jpg")), ("url(a/b.png) tile", .image("a/b.png", fit: .tile)),
            ("url( 'my photo.jpg' )  contain", .image("my photo.jpg", fit: .contain)),
            (#"url("a \"b\" (1).jpg")"#, .image(#"a "b" (1).jpg"#)), ("url(a(1).jpg)", .image("a(1).jpg")),
            ("url(data:image/png;base64,iVB=)", .image("data:image/png;base64,iVB=")),
            ("material(regular-dark)", .material(.regular.dark)), ("material( ultraThin )", .ultraThinMaterial),
        ]
        for (text, style) in expected { #expect(try ShapeStyle(specText: text) == style, "\(text)") }
    }

    @Test(
        "A linear gradient leads to an angle, a side or a corner",
        arguments: [
            ("0deg", .angle(0)), ("-45deg", .angle(-45)), ("0.25turn", .angle(90)), ("100grad", .angle(90)),
            ("0", .angle(0)), ("to top", .angle(0)), ("to left", .angle(270)), ("to bottom", .angle(180)),
            ("to bottom left", .corner(.bottomLeft)), ("to right top", .corner(.topRight)),
        ] as [(String, LinearGradientStyle.Direction)])
    func directions(text: String, direction: LinearGradientStyle.Direction) throws {
        #expect(try LinearGradientStyle(specText: "linear-gradient(\(text), red, blue)").direction == direction)
    }

    @Test("A radian is a 2 pi-th of a turn, and without a direction the line leads down")
    func radians() throws {
        let gradient = try LinearGradientStyle(specText: "linear-gradient(\(Double.pi)rad, red, blue)")
        #expect(gradient.direction == .angle(180))
        #expect(try LinearGradientStyle(specText: "linear-gradient(red, blue)").direction == .angle(180))
    }

    @Test(
        "A radial gradient has a shape and a centre in either order of words",
        arguments: [
            ("", .ellipse, .center), ("ellipse, ", .ellipse, .center), ("circle, ", .circle, .center),
            ("circle farthest-corner, ", .circle, .center), ("at 30% 20%, ", .ellipse, UnitPoint(x: 0.3, y: 0.2)),
            ("circle at top left, ", .circle, .topLeading), ("at left top, ", .ellipse, .topLeading),
            ("at bottom, ", .ellipse, .bottom), ("at center, ", .ellipse, .center),
            ("at 10%, ", .ellipse, UnitPoint(x: 0.1, y: 0.5)), ("at right 25%, ", .ellipse, UnitPoint(x: 1, y: 0.25)),
            ("at center 0, ", .ellipse, .top),
        ] as [(String, RadialGradientStyle.Shape, UnitPoint)])
    func radial(text: String, shape: RadialGradientStyle.Shape, center: UnitPoint) throws {
        let gradient = try RadialGradientStyle(specText: "radial-gradient(\(text)red, blue)")
        #expect(
            gradient == RadialGradientStyle(shape: shape, center: center, colors: colors((.red, nil), (.blue, nil))))
    }

    @Test("A colour with two places is two colours")
    func twoPlaces() throws {
        let gradient = try LinearGradientStyle(specText: "linear-gradient(red 10% 20%, rgb(0, 0, 255) 1e1%)")
        #expect(gradient.colors == colors((.red, 0.1), (.red, 0.2), (.blue, 0.1)))
    }

    @Test(
        "What is no style is refused",
        arguments: [
            "", "linear-gradient", "linear-gradient()", "linear-gradient(red)", "linear-gradient(90deg, red)",
            "linear-gradient(red, blue", "linear-gradient(red, blue) x", "linear-gradient(to, red, blue)",
            "linear-gradient(to top bottom, red, blue)", "linear-gradient(90, red, blue)",
            "linear-gradient(90px, red, blue)", "linear-gradient(1e9deg, red, blue)", "linear-gradient(red,, blue)",
            "linear-gradient(red 1% 2% 3%, blue)", "linear-gradient(10% red, blue)", "linear-gradient(red nan%, blue)",
            "radial-gradient(circle)", "radial-gradient(closest-side, red, blue)",
            "radial-gradient(circle 40px, red, blue)", "radial-gradient(at 1 2 3, red, blue)",
            "radial-gradient(at, red, blue)", "radial-gradient(at left left, red, blue)",
            "radial-gradient(circle ellipse, red, blue)", "url()", "url( )", "url(a.png) stretch", "url(\"a.png)",
            "url(\"a.png\" b)", "material()", "material(frosted)", "material(regular) x", "conic-gradient(red, blue)",
            "photo.jpg",
        ])
    func refusals(text: String) {
        #expect(throws: SpecFault.self) { try ShapeStyle(specText: text) }
    }

    @Test(
        "Lengths as places and hints without a colour are named",
        arguments: [
            ("linear-gradient(red 10px, blue)", "10px", "a place in per cent such as 40%"),
            ("linear-gradient(red, 30%, blue)", "30%", "a colour and its place such as red 40%"),
            ("radial-gradient(red, blue 1em)", "1em", "a place in per cent such as 40%"),
            ("linear-gradient(90, red, blue)", "90", "an angle such as 90deg or 0.25turn"),
        ])
    func namedRefusals(text: String, found: String, expected: String) {
        #expect(throws: SpecFault.notAValue(expected: expected, found: found, suggestion: nil)) {
            try ShapeStyle(specText: text)
        }
    }

    @Test(
        "Words that are nearly right are suggested",
        arguments: [
            ("yelow", "yellow"), ("linear-gradent(red, blue)", "linear-gradient(…)"), ("uri(a.png)", "url(…)"),
            ("regular-dark", "material(regular-dark)"),
        ])
    func suggestions(text: String, suggestion: String) {
        #expect(throws: SpecFault.notAValue(expected: ShapeStyle.expectation, found: text, suggestion: suggestion)) {
            try ShapeStyle(specText: text)
        }
    }

    @Test("Misspelt words inside a style are suggested too")
    func innerSuggestions() {
        func suggestion(_ text: String) -> String? {
            do {
                _ = try ShapeStyle(specText: text)
                return nil
            } catch SpecFault.notOneOf(_, let suggestion, _) {
                return suggestion
            } catch {
                return nil
            }
        }
        #expect(suggestion("radial-gradient(circel, red, blue)") == "circle")
        #expect(suggestion("linear-gradient(to botom, red, blue)") == "bottom")
        #expect(suggestion("url(a.png) covr") == "cover")
        #expect(suggestion("material(ultrathin)") == "ultraThin")
    }

    @Test("Styles print words that read back the same, in JSON too")
    func roundTrips() throws {
        let gradient = colors((.red, nil), (.blue.with(alpha: 3), 0.07), (.navy, 1.0 / 3), (.pink, -0.25), (.red, 2))
        let styles: [ShapeStyle] =
            [
                .color(.pink), .linearGradient(colors: [.red, .blue]),
                .linearGradient(colors: [.red, .blue], angle: 12.5),
                .linearGradient(LinearGradientStyle(direction: .corner(.bottomLeft), colors: gradient)),
                .radialGradient(
                    RadialGradientStyle(shape: .circle, center: UnitPoint(x: 0.3, y: 0.29), colors: gradient)),
                .radialGradient(colors: [.red, .blue], center: .topLeading), .image("a.png"),
                .image("a b.png", fit: .tile),
                .image("a\"\\ (\n).png", fit: .contain), .image("it's.png"), .image("a)b(.png"),
            ] + Material.Thickness.allCases.flatMap { [.material(Material($0)), .material(Material($0).dark)] }
        for style in styles {
            #expect(try ShapeStyle(specText: style.specText) == style, "\(style.specText)")
            #expect(try decoded(ShapeStyle.self, json(style)) == style)
            let data = try JSONEncoder().encode([style])
            #expect(try JSONDecoder().decode([ShapeStyle].self, from: data) == [style])
        }
    }

    @Test("Places print as per cent without noise, and read back to the last bit")
    func places() throws {
        for (place, words) in [
            (0.07, "7%"), (0.29, "29%"), (0.125, "12.5%"), (1, "100%"), (2.5, "250%"), (0, "0%"), (-0.055, "-5.5%"),
            (0.001, "0.1%"), (1.0 / 3, "33.33333333333333%"), (20.3, "2030%"),
        ] {
            let gradient = LinearGradientStyle(colors: [GradientColor(.red, at: place), GradientColor(.blue)])
            #expect(gradient.specText == "linear-gradient(#ff0000 \(words), #0000ff)")
            #expect(try LinearGradientStyle(specText: gradient.specText) == gradient)
        }
        for place in [1e-7, 0.1 + 0.2, 1e-3 / 3] {
            let gradient = RadialGradientStyle(colors: [GradientColor(.red), GradientColor(.blue, at: place)])
            let read = try RadialGradientStyle(specText: gradient.specText).colors[1].location
            #expect(abs((read ?? .nan) - place) <= place.ulp)
        }
    }

    @Test("The canonical words are the shortest in CSS")
    func canonicalWords() throws {
        for (text, words) in [
            ("linear-gradient( to bottom , red,blue 50.0% )", "linear-gradient(#ff0000, #0000ff 50%)"),
            ("linear-gradient(to left, red 7%, blue)", "linear-gradient(270deg, #ff0000 7%, #0000ff)"),
            ("linear-gradient(to top left, red, blue)", "linear-gradient(to top left, #ff0000, #0000ff)"),
            ("radial-gradient(ellipse at center, red, blue)", "radial-gradient(#ff0000, #0000ff)"),
            ("radial-gradient(circle at 30% 0, red, blue)", "radial-gradient(circle at 30% 0%, #ff0000, #0000ff)"),
            ("url('a.png') cover", "url(a.png)"), ("url(my photo.png)", "url(\"my photo.png\")"),
        ] {
            #expect(try ShapeStyle(specText: text).specText == words)
        }
    }

    @Test("Styles stand among the settings of a highlight, whatever commas and semicolons they have")
    func highlights() throws {
        let gradient = "linear-gradient(90deg, red, blue)"
        let highlight = try Highlight(specText: "\(gradient),radius=5")
        #expect(highlight.color == (try ShapeStyle(specText: gradient)))
        #expect(highlight.radius == 5)
        let url = "url(\"data:image/png;base64,aa=)\")"
        var run = RunStyle()
        let node = "{\"highlight\": \"color=\(url.replacing("\"", with: "\\\""));yellow\"}"
        run = try decoded(RunStyle.self, node)
        #expect(run.highlights.count == 2)
        #expect(run.highlights[0].color == .image("data:image/png;base64,aa=)"))
        #expect(run.highlights[1] == Highlight(color: .yellow))
    }

    @Test("Dashes are lengths with spaces or commas between them")
    func dashes() throws {
        for (text, lengths) in [
            ("4 2", [4, 2]), ("4,2", [4, 2]), (" 4 , 0.1em 3% ", [4, .em(0.1), .percent(3)]), ("5", [5]),
        ] as [(String, [Length])] {
            #expect(try DashPattern(specText: text) == DashPattern(lengths))
        }
        #expect(try decoded(DashPattern.self, "3") == [3])
        #expect(DashPattern([4, .em(0.5)]).specText == "4 0.5em")
        for text in ["", " ", "4,,2", "4,", "a", "4 b"] {
            #expect(throws: SpecFault.self) { try DashPattern(specText: text) }
        }
    }

    @Test("Whatever is made of words of styles is refused or reads back the same")
    func mixtures() {
        let pieces = [
            "linear-gradient(", "radial-gradient(", "url(", "material(", "rgb(", ")", ",", " ", "red", "#0f08", "10%",
            "to", "left", "top", "circle", "at", "90deg", "0", "-", "\"", "'", "\\", "a.png", "tile", "thin", "é", "\n",
        ]
        var state: UInt64 = 1
        var read = 0
        for round in 0..<20_000 {
            // Every other text starts as a whole style does, so that many are read.
            var text = round % 2 == 0 ? "" : "linear-gradient(red, blue"
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<(state >> 33) % 7 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int((state >> 33) % UInt64(pieces.count))]
            }
            if round % 2 == 1 { text += ")" }
            guard let style = try? ShapeStyle(specText: text) else { continue }
            read += 1
            #expect((try? ShapeStyle(specText: style.specText)) == style, "\(text)")
        }
        #expect(read > 1_000)
    }

    @Test("A scheme makes a picture's path a URL")
    func schemes() {
        for (source, scheme) in [
            ("data:image/png;base64,", "data"), ("https://a.example/b.png", "https"), ("DATA:x", "data"),
            ("a.png", nil),
            ("c:b.png", nil), ("/a:b://c", nil), ("", nil),
        ] as [(String, String?)] {
            #expect(ImageReference(source).scheme == scheme, "\(source)")
        }
    }
}
