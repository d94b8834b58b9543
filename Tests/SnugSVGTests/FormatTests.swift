import SnugGeometry
import SnugPixels
import Testing

@testable import SnugSVG

@Suite("Numbers, paths and bytes as text")
struct FormatTests {
    @Test(
        "Numbers are as short as they can be",
        arguments: [
            (0, "0"), (-0.00001, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (100, "100"), (3.1415926, "3.1416"),
            (0.01, ".01"), (-7.1, "-7.1"), (0.00005, ".0001"), (123_456.70001, "123456.7"),
        ])
    func numbers(value: Double, text: String) {
        #expect(FixedPoint(decimals: 4).text(value) == text)
    }

    @Test("Steps are relative, and numbers are parted only where they must be")
    func pathData() {
        let path = Path([
            .move(Point(x: 10.5, y: -3)), .line(Point(x: 11, y: -3)), .line(Point(x: 11, y: 4)),
            .line(Point(x: 11.25, y: 4.5)), .line(Point(x: 11, y: 4)),
            .quadratic(control: Point(x: 11, y: 5), to: Point(x: 12, y: 4)), .close,
            .cubic(control1: Point(x: 10.5, y: -3), control2: Point(x: 0, y: 0), to: Point(x: 1, y: 1)),
        ])
        #expect(
            PathData(path, FixedPoint(decimals: 3)).text
                == "m10.5-3h.5v7l.25.5-.25-.5q0 1 1 0zc0 0-10.5 3-9.5 4")
    }

    @Test("A path that starts without a move starts at the origin")
    func start() {
        let path = Path([.line(Point(x: 1, y: 2))])
        #expect(PathData(path, scale: 2, offset: Point(x: 5, y: 0), FixedPoint(decimals: 3)).text == "m5 0l2 4")
    }

    @Test("Rounding errors do not add up along a path")
    func errors() {
        let path = Path([.move(.zero)] + (1...3000).map { .line(Point(x: Double($0) / 3, y: 1)) })
        let numbers = PathData(path, FixedPoint(decimals: 3)).text.drop { $0 != "h" }.dropFirst()
            .split(separator: " ", omittingEmptySubsequences: true).flatMap { $0.split(separator: ".") }
        // Steps of .333 and .334 in turn, from a third to a thousand.
        let sum = numbers.compactMap { Int($0) }.reduce(0, +)
        #expect(abs(sum - 999_667) <= 1)
    }

    @Test("An arc of a quarter turn is one arc, a half turn two")
    func arcs() {
        let quarter = Path([
            .move(Point(x: 0, y: 5)),
            .arc(center: Point(x: 5, y: 5), radius: 5, to: Point(x: 5, y: 0), clockwise: true),
        ])
        #expect(PathData(quarter, FixedPoint(decimals: 3)).text == "m0 5a5 5 0 0 1 5-5")
        #expect(
            PathData(.circle(5, 5, radius: 5), FixedPoint(decimals: 3)).text
                == "m0 5a5 5 0 0 1 5-5 5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5z")
    }

    @Test(
        "Base64 is that of RFC 4648, section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
        ])
    func base64(bytes: String, text: String) {
        #expect(String(decoding: Base64.encoded(Array(bytes.utf8)), as: UTF8.self) == text)
    }

    @Test("Text keeps its meaning inside a tag")
    func escaping() {
        #expect(XMLText.escaped("a<b> & \"c\"\u{1}\r\n\t…") == "a&lt;b&gt; &amp; \"c\"\u{FFFD}&#13;\n\t…")
    }

    @Test("Colours take three digits where these do")
    func colors() {
        #expect(Color.white.hexDigits == "#fff")
        #expect(Color(red: 1, green: 0x22, blue: 0xff).hexDigits == "#0122ff")
        #expect(Color(red: 0x11, green: 0x22, blue: 0xff).hexDigits == "#12f")
    }
}
