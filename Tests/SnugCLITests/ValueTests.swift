import Snug
import Testing

@Suite("Bad values")
struct ValueTests {
    /// A value that cannot be used: as a flag and as JSON, what is wrong with it and what to do.
    struct Case: Sendable, CustomTestStringConvertible {
        var key: String
        var value: String
        /// The value in JSON.
        var json: String
        var problem: String
        var remedy: String

        init(_ key: String, _ value: String, json: String? = nil, _ problem: String, _ remedy: String) {
            (self.key, self.value, self.problem, self.remedy) = (key, value, problem, remedy)
            self.json = json ?? "\"\(value)\""
        }

        var testDescription: String { "\(key) \(value)" }
    }

    private static let length = "give a length such as 12, 12px, 0.5em or 10%"
    private static let style = "give \(ShapeStyle.expectation)"
    private static let base64 = "write data:image/png;base64, and the bytes without spaces"
    private static let noCanvas = "per cent are of the canvas' width, and no canvas is fixed"
    private static let noCanvasRemedy = "give a size, or use px or em"

    static let cases: [Case] = [
        Case("fontSize", "NaN", "\"NaN\" is not a length", length),
        Case("fontSize", "inf", "\"inf\" is not a length", length),
        Case("fontSize", "0x10", "\"0x10\" is not a length", length),
        Case("fontSize", "", "\"\" is not a length", length),
        Case("fontSize", "12furlongs", "\"12furlongs\" is not a length", length),
        Case("fontSize", "1e400", "\"1e400\" is not a length", length),
        Case("fontSize", "0", json: "0", "0 is out of range", "give a value from 0.1 to 10000"),
        Case("fontSize", "-5", json: "-5", "-5 is out of range", "give a value from 0.1 to 10000"),
        Case("fontSize", "20000", json: "20000", "20000 is out of range", "give a value from 0.1 to 10000"),
        Case("fontSize", "200em", "14400 is out of range", "give a value from 0.1 to 10000"),
        Case("fontSize", "1e7", json: "1e7", "10000000 is out of range", "give a value from -1000000 to 1000000"),
        Case("fontSize", "5%", noCanvas, noCanvasRemedy),
        Case("width", "80%", noCanvas, noCanvasRemedy),
        Case("width", "-10", json: "-10", "-10 is out of range", "give a value of at least 0"),
        Case("width", "NaN", "\"NaN\" is not a length", length),
        Case(
            "width", "20", json: "20", "of 20 units margin, padding and stroke take 50.4",
            "make it larger, or margin, padding and stroke smaller"),
        Case(
            "size", "30x40", "of 30 units margin, padding and stroke take 50.4",
            "make it larger, or margin, padding and stroke smaller"),
        Case("size", "0x0", "0x0 is out of range", "give a value of at least 1x1"),
        Case("size", "-1x20", "-1x20 is out of range", "give a value of at least 1x1"),
        Case("size", "1e9x20", "1e9x20 is out of range", "give a value of at least 1x1"),
        Case("size", "1080", "\"1080\" is not a size", "give a size such as 1080x1920"),
        Case("size", "nanxnan", "\"nanxnan\" is not a size", "give a size such as 1080x1920"),
        Case("scale", "0", json: "0", "\"0\" is not a number above 0", "give a number above 0, such as 2"),
        Case("scale", "-3", json: "-3", "\"-3\" is not a number above 0", "give a number above 0, such as 2"),
        Case("maxPixels", "0", json: "0", "0 is out of range", "give a value of at least 1"),
        Case("maxPixels", "-3", json: "-3", "-3 is out of range", "give a value of at least 1"),
        Case("maxLines", "0", json: "0", "0 is out of range", "give a value of at least 1"),
        Case("fit", "20..80", "there is nothing to fit into", "give a size or a width"),
        Case("margin", "-1", json: "-1", "-1 is out of range", "give a value of at least 0"),
        Case("margin", "1,2%", noCanvas, noCanvasRemedy),
        Case("padding", "1,-2", "-2 is out of range", "give a value of at least 0"),
        Case(
            "padding", "1,2,3", "\"1,2,3\" is not one, two or four lengths in CSS order",
            "give one, two or four lengths in CSS order, such as 12 or 0.1em,0.35em"),
        Case("radius", "-1em", "-1em is out of range", "give a value of at least 0"),
        Case("innerRadius", "-1", json: "-1", "-1 is out of range", "give a value of at least 0"),
        Case("snap", "-1", json: "-1", "-1 is out of range", "give a value of at least 0"),
        Case("bridge", "-1", json: "-1", "-1 is out of range", "give a value of at least 0"),
        Case("stroke", "-1", json: "-1", "-1 is out of range", "give a value of at least 0"),
        Case("stroke", "3%", noCanvas, noCanvasRemedy),
        Case("lineHeight", "0", json: "0", "0 is out of range", "give a value from 0.01 to 1000000"),
        Case(
            "lineHeight", "50%", "\"50%\" is not a line height",
            "give a line height such as 1.2, 60px, 1.5em or normal"),
        Case("weight", "0", json: "0", "0 is out of range", "give a value from 1 to 1000"),
        Case("weight", "1001", json: "1001", "1001 is out of range", "give a value from 1 to 1000"),
        Case("weight", "blod", "\"blod\" is not a weight", "did you mean bold?"),
        Case(
            "place", "up", "\"up\" is none of \(Placement.allCases.map(\.rawValue).joined(separator: ", "))",
            "give one of these words"),
        Case(
            "align", "middle",
            "\"middle\" is none of \(TextAlignment.allCases.map(\.rawValue).joined(separator: ", "))",
            "give one of these words"),
        Case(
            "outline", "filet",
            "\"filet\" is none of fillet, union, block, circle, max-side, ellipse, pill, badge, none",
            "did you mean fillet?"),
        Case(
            "debug", "frames,line", "\"line\" is none of frames, lines, baselines, glyphs, outline",
            "did you mean lines?"),
        Case("background", "yelow", "\"yelow\" is not a colour, gradient or picture", "did you mean yellow?"),
        Case(
            "background", "linear-gradient(red 5px, blue)", "\"5px\" is not a place in per cent",
            "give a place in per cent such as 40%"),
        Case(
            "background", "linear-gradient(red, 30%, blue)", "\"30%\" is not a colour and its place",
            "give a colour and its place such as red 40%"),
        Case("canvas", "material(thin)", "\"material(thin)\" is not a colour, gradient or picture", style),
        Case("color", "material(thin)", "\"material(thin)\" is not a colour, gradient or picture", style),
        Case("strokeColor", "material(thin)", "\"material(thin)\" is not a colour, gradient or picture", style),
        Case("textStrokeColor", "material(thin)", "\"material(thin)\" is not a colour, gradient or picture", style),
        Case(
            "material", "reglar",
            "\"reglar\" is none of ultraThin, thin, regular, thick, ultraThick, ultraThin-dark, thin-dark, "
                + "regular-dark, thick-dark, ultraThick-dark", "did you mean regular?"),
        Case("backdrop", "", "\"\" is not a PNG or JPEG file", "give a PNG or JPEG file such as photo.jpg"),
        Case("backdrop", "data:,x", "the image \"data:,x\" is not in base64", base64),
        Case(
            "canvas", "url(http://a.example/b.png)", "the image \"http://a.example/b.png\" is a http URL",
            "save it as a file, or give a data: URL in base64"),
        Case("strokeDash", "0 0", "\"0 0\" is not dashes and gaps", "give dashes and gaps such as \"4 2\""),
        Case("strokeDash", "4 -2", "-2 is out of range", "give a value of at least 0"),
        Case("strokeAlign", "Inside", "\"Inside\" is none of center, inside, outside", "did you mean inside?"),
    ]

    @Test("A bad value of a flag names the flag and ends with 2", arguments: cases)
    func flag(item: Case) throws {
        let flag = try #require(CaptionOption.named(item.key)?.flag)
        let outcome = try Tool.run(["x", "\(flag)=\(item.value)", "-o", "/dev/null"])
        expectError(outcome, code: 2, "\(flag): \(item.problem)", item.remedy)
    }

    @Test("The same in JSON names file, line, column and path, and ends with 3", arguments: cases)
    func json(item: Case) throws {
        let folder = try TemporaryFolder()
        try folder.write("{\n  \"text\": \"é\",\n  \"\(item.key)\": \(item.json)\n}\n", to: "caption.json")
        let column = 3 + item.key.count + 4
        let outcome = try Tool.run(["render", "caption.json", "-o", "/dev/null"], in: folder.path)
        expectError(
            outcome, code: 3, "caption.json: line 3, column \(column): $.\(item.key): \(item.problem)", item.remedy)
    }

    @Test("A flag that overrides a value that cannot be used mends it")
    func mended() throws {
        let spec = #"{"text": "x", "fontSize": 20000, "radius": "5%", "scale": -1}"#
        let flags = ["--font-size", "20", "--radius", "5", "--scale", "1"]
        let outcome = try Tool.run(["render", "-"] + flags, input: .text(spec))
        #expect(outcome.output == (try Tool.run(["x", "--font-size", "20", "--radius", "5"])).output)
        expectError(
            try Tool.run(["render", "-"] + flags.dropLast(2), input: .text(spec)), code: 3,
            "standard input: line 1, column 59: $.scale: \"-1\" is not a number above 0",
            "give a number above 0, such as 2")
    }

    @Test("An empty text, or one of white space alone, ends with 3")
    func emptyText() throws {
        let folder = try TemporaryFolder()
        let problem = "the text is empty or has nothing that can be seen"
        let remedy = "give at least one letter to draw"
        for text in ["", " ", "\n", "\t \u{A0}\u{3000}\n", "\u{2028}"] {
            for command in [[], ["measure"]] {
                expectError(try Tool.run(command + ["--", text]), code: 3, problem, remedy)
                expectError(
                    try Tool.run(command + ["--text-file", "-"], input: .text(text)), code: 3,
                    "standard input: \(problem)", remedy)
            }
        }
        try folder.write("\n", to: "text.txt")
        expectError(
            try Tool.run(["--text-file", "text.txt", "-o", "a.png"], in: folder.path), code: 3,
            "text.txt: \(problem)", remedy)
        expectError(
            try Tool.run(["render", "-"], input: .text(#"{"width": 5, "text": " "}"#)), code: 3,
            "standard input: line 1, column 22: $.text: \(problem)", remedy)
        expectError(
            try Tool.run(["render", "-"], input: .text("{}")), code: 3, "standard input: \(problem)", remedy)
        #expect(folder.names == ["text.txt"])
    }
}
