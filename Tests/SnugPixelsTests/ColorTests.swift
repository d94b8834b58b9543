import SnugPixels
import Testing

@Suite("Colours")
struct ColorTests {
    @Test("Every named colour of CSS has the value of the specification, in any letter case")
    func namedColors() throws {
        let rows = cssColorTable.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.count == 148)
        for row in rows {
            let channels = row.dropFirst().compactMap { UInt8($0) }
            let expected = Color(red: channels[0], green: channels[1], blue: channels[2])
            #expect(try Color(css: String(row[0])) == expected, "\(row[0])")
            #expect(try Color(css: row[0].uppercased()) == expected, "\(row[0])")
        }
        let css = Set(rows.map { String($0[0]) })
        let system = Color.names.filter { $0.hasPrefix("system") }
        #expect(css.union(system).union(["transparent"]) == Set(Color.names))
        #expect(Color.names.count == 148 + 1 + 18)
    }

    @Test("The names are in the order of the alphabet, the system palette last")
    func order() {
        let css = Color.names.filter { !$0.hasPrefix("system") }
        #expect(css == css.sorted())
        #expect(Array(Color.names.prefix(css.count)) == css)
    }

    @Test("A name means the same in Swift as in CSS")
    func members() throws {
        #expect(Color.pink == Color(red: 0xff, green: 0xc0, blue: 0xcb))
        #expect(Color.systemPink == Color(red: 0xff, green: 0x2d, blue: 0x55))
        #expect(Color.systemBlue == Color(red: 0, green: 0x7a, blue: 0xff))
        #expect(try Color(css: "SYSTEMGRAY") == Color(red: 0x8e, green: 0x8e, blue: 0x93))
        #expect(try Color(css: "transparent") == Color(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test(
        "CSS colours in all their forms",
        arguments: [
            ("#fab", "#ffaabb"), ("#fab8", "#ffaabb88"), ("#FFaaBB", "#ffaabb"), ("#ffaabb80", "#ffaabb80"),
            ("#000f", "#000000"), ("  red\n", "#ff0000"),
            ("rgb(1, 2, 3)", "#010203"), ("rgb(1,2,3,.5)", "#01020380"), ("rgba( 1 , 2 , 3 , 50% )", "#01020380"),
            ("rgb(1 2 3)", "#010203"), ("rgb(1 2 3/.5)", "#01020380"), ("RGBA(1 2 3 / 100%)", "#010203"),
            ("rgb(50%,0%,100%)", "#8000ff"), ("rgb(50% 0 100%)", "#8000ff"), ("rgb(none 255 none / none)", "#00ff0000"),
            ("rgb(300 -20 127.5)", "#ff0080"), ("rgb(1e2 +5 2.5e-1)", "#640500"), ("rgb(1e999 0 0 / 9)", "#ff0000"),
            ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(120,100%,25%)", "#008000"), ("hsl(240 100 50)", "#0000ff"),
            ("hsl(120deg 30% 50%)", "#59a659"), ("hsl(-120 100% 50%)", "#0000ff"), ("hsl(480 100% 50%)", "#00ff00"),
            ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(200grad 100% 50%)", "#00ffff"),
            ("hsl(3.14159265rad 100% 50%)", "#00ffff"), ("hsla(30 100% 50% / 25%)", "#ff800040"),
            ("hsl(none 0% 50%)", "#808080"), ("hsl(1e300 0% 100%)", "#ffffff"), ("hsl(60 150% 50%)", "#ffff00"),
            ("hwb(0 0% 0%)", "#ff0000"), ("hwb(120 20% 40%)", "#339933"), ("hwb(90 50% 50%)", "#808080"),
            ("hwb(90 50% 150% / .5)", "#55555580"), ("hwb(60 0 0)", "#ffff00"),
        ])
    func forms(text: String, canonical: String) throws {
        #expect(try Color(css: text).description == canonical)
    }

    @Test(
        "What is not a CSS colour is refused with the reason",
        arguments: [
            ("", ColorError.empty), (" \t", .empty),
            ("pinkk", .unknownName(text: "pinkk")), ("système", .unknownName(text: "système")),
            ("#12", .hexLength(text: "#12", digits: 2)), ("#12345", .hexLength(text: "#12345", digits: 5)),
            ("#", .hexLength(text: "#", digits: 0)), ("#12g", .hexDigit(text: "#12g", found: "g")),
            ("#１２３", .hexDigit(text: "#１２３", found: "１")),
            ("lab(1 2 3)", .unknownFunction(text: "lab(1 2 3)", name: "lab")),
            ("rgb(1 2 3", .unclosedFunction(text: "rgb(1 2 3", name: "rgb")),
            ("rgb(1 2)", .arguments(text: "rgb(1 2)", function: "rgb")),
            ("rgb(1, 2, 3, 4, 5)", .arguments(text: "rgb(1, 2, 3, 4, 5)", function: "rgb")),
            ("rgb(1,,3)", .arguments(text: "rgb(1,,3)", function: "rgb")),
            ("rgb(1, 2 3)", .arguments(text: "rgb(1, 2 3)", function: "rgb")),
            ("rgb(1 2 3 / )", .arguments(text: "rgb(1 2 3 / )", function: "rgb")),
            ("rgb(1 2 3 4)", .arguments(text: "rgb(1 2 3 4)", function: "rgb")),
            ("hwb(1, 2%, 3%)", .arguments(text: "hwb(1, 2%, 3%)", function: "hwb")),
            ("rgb(1 x 3)", .argument(text: "rgb(1 x 3)", function: "rgb", position: 2, found: "x")),
            ("rgb(1 2 nan)", .argument(text: "rgb(1 2 nan)", function: "rgb", position: 3, found: "nan")),
            ("rgb(0x1 2 3)", .argument(text: "rgb(0x1 2 3)", function: "rgb", position: 1, found: "0x1")),
            ("rgb(1. 2 3)", .argument(text: "rgb(1. 2 3)", function: "rgb", position: 1, found: "1.")),
            ("rgb(1 2deg 3)", .argument(text: "rgb(1 2deg 3)", function: "rgb", position: 2, found: "2deg")),
            ("rgb(1, 2%, 3)", .argument(text: "rgb(1, 2%, 3)", function: "rgb", position: 2, found: "2%")),
            ("rgb(1, none, 3)", .argument(text: "rgb(1, none, 3)", function: "rgb", position: 2, found: "none")),
            ("hsl(1, 2, 3%)", .argument(text: "hsl(1, 2, 3%)", function: "hsl", position: 2, found: "2")),
            ("hsl(10% 2% 3%)", .argument(text: "hsl(10% 2% 3%)", function: "hsl", position: 1, found: "10%")),
            ("hsl(1em 2% 3%)", .argument(text: "hsl(1em 2% 3%)", function: "hsl", position: 1, found: "1em")),
        ])
    func refusals(text: String, error: ColorError) {
        #expect(throws: error) { try Color(css: text) }
    }

    @Test("The canonical form reads back as the same colour")
    func canonicalForm() throws {
        for step in 0..<256 {
            let step = UInt8(step)
            let color = Color(red: step, green: 255 - step, blue: step ^ 0x5a, alpha: step &* 7)
            #expect(try Color(css: color.description) == color)
        }
    }
}
