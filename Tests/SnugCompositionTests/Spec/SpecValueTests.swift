import Foundation
import SnugComposition
import SnugPixels
import SnugText
import Testing

@Suite("Values of a spec")
struct SpecValueTests {
    @Test(
        "A length reads px, em and per cent",
        arguments: [
            ("12", Length.px(12)), ("12px", .px(12)), ("0.35em", .em(0.35)), (".5em", .em(0.5)), ("10%", .percent(10)),
            ("-3", .px(-3)), ("1e2", .px(100)), (" 7 ", .px(7)),
        ])
    func length(text: String, expected: Length) throws {
        #expect(try Length(specText: text) == expected)
    }

    @Test(
        "A length refuses what is none",
        arguments: ["", "px", "em", "12 em x", "0x10", "nan", "inf", "12pt", "1,5", "--1", "1e", "12e px"])
    func badLength(text: String) {
        #expect(throws: SpecFault.self) { try Length(specText: text) }
    }

    @Test("A length is at most a million", arguments: ["1e7", "-1000001px", "1e308em"])
    func hugeLength(text: String) {
        #expect { try Length(specText: text) } throws: { error in
            if case SpecFault.outOfRange = error { true } else { false }
        }
    }

    @Test("Insets stand in CSS's order and print as short as they can")
    func insets() throws {
        let four = try LengthInsets(specText: "1,2em,3,4%")
        #expect(four.top == .px(1))
        #expect(four.right == .em(2))
        #expect(four.bottom == .px(3))
        #expect(four.left == .percent(4))
        #expect(four.specText == "1,2em,3,4%")
        #expect(try LengthInsets(specText: "5").specText == "5")
        #expect(try LengthInsets(specText: "1,2,1,2").specText == "1,2")
        #expect(throws: SpecFault.self) { try LengthInsets(specText: "1,2,3") }
        #expect(throws: SpecFault.self) { try LengthInsets(specText: "1,,2,3") }
    }

    @Test("A word that is nearly right is suggested")
    func suggestion() {
        #expect(
            throws: SpecFault.notOneOf(
                found: "filet", suggestion: "fillet", allowed: OutlineMode.allCases.map(\.rawValue))
        ) {
            try OutlineMode(specText: "filet")
        }
        #expect(throws: SpecFault.notAValue(expected: Color.expectation, found: "yelow", suggestion: "yellow")) {
            try Color(specText: "yelow")
        }
    }

    @Test("A font file's last number is its face, other signs belong to its name")
    func fontFile() throws {
        #expect(try FontFile(specText: "a.ttc#2") == FontFile(path: "a.ttc", face: 2))
        #expect(try FontFile(specText: "c#.ttf") == FontFile(path: "c#.ttf", face: 0))
        #expect(try FontFile(specText: "#1") == FontFile(path: "#1", face: 0))
        for file in [FontFile(path: "a#3", face: 0), FontFile(path: "a#3", face: 1), FontFile(path: "b", face: 4)] {
            #expect(try FontFile(specText: file.specText) == file)
        }
    }

    @Test("A line height tells factors from lengths")
    func lineHeight() throws {
        #expect(try SpecLineHeight(specText: "1.5") == .multiple(1.5))
        #expect(try SpecLineHeight(specText: "60px") == .length(.px(60)))
        #expect(try SpecLineHeight(specText: "1.5em") == .length(.em(1.5)))
        #expect(try SpecLineHeight(specText: "normal") == .normal)
        for text in ["0", "-1", "10%", "tall", "1e9"] {
            #expect(throws: SpecFault.self) { try SpecLineHeight(specText: text) }
        }
    }

    @Test("A weight is a number or a name")
    func weight() throws {
        #expect(try FontWeight(specText: "650").value == 650)
        #expect(try FontWeight(specText: "Bold") == .bold)
        for text in ["0", "1001", "boldish", "-400"] {
            #expect(throws: SpecFault.self) { try FontWeight(specText: text) }
        }
    }

    @Test("A canvas has two sides of at least a unit")
    func canvasSize() throws {
        #expect(try CanvasSize(specText: "1080x1920") == CanvasSize(width: 1080, height: 1920))
        for text in ["1080", "0x10", "10x-5", "axb", "1x2x3", "1e9x1", "10X20"] {
            #expect(throws: SpecFault.self) { try CanvasSize(specText: text) }
        }
    }

    @Test("A range of font sizes has two ends that may have decimals")
    func fitRange() throws {
        #expect(try FitRange(specText: "20..80") == FitRange(minimum: 20, maximum: 80))
        #expect(try FitRange(specText: "1.5..20.5") == FitRange(minimum: 1.5, maximum: 20.5))
        #expect(try FitRange(specText: "") == FitRange())
        #expect(try JSONTreeDecoder().decode(FitRange.self, fromJSON: Array("true".utf8)) == FitRange())
        for text in ["20", "80..20", "0..5", "1...2", "a..b", "1..2..3", "..5"] {
            #expect(throws: SpecFault.self) { try FitRange(specText: text) }
        }
    }

    @Test("A shadow reads as in CSS")
    func textShadow() throws {
        #expect(
            try TextShadow(specText: "0 2px 6px #0008")
                == TextShadow(x: 0, y: 2, blur: 6, color: Color(red: 0, green: 0, blue: 0, alpha: 0x88)))
        #expect(try TextShadow(specText: "1 .1em") == TextShadow(x: 1, y: .em(0.1), blur: 0, color: .black))
        #expect(try TextShadow(specText: "0 0 4 rgb(0 0 0 / 50%)").color.alpha == 128)
        for text in ["", "1", "red", "0 0 -1 red", "0 0 0 0 red", "1 2 blak"] {
            #expect(throws: SpecFault.self) { try TextShadow(specText: text) }
        }
    }

    @Test("OpenType features and axes are four characters each")
    func tags() throws {
        #expect(try FontFeatures(specText: "tnum, ss01=2,-kern,+liga").settings.map(\.value) == [1, 2, 0, 1])
        #expect(try FontVariations(specText: "wght=650,slnt=-5").settings.map(\.value) == [650, -5])
        for text in ["", "tnu", "tnum=x", "-tnum=2", "tnum,,kern", "tnum=70000"] {
            #expect(throws: SpecFault.self) { try FontFeatures(specText: text) }
        }
        for text in ["", "wght", "wght=", "wght=bold", "wg=1"] {
            #expect(throws: SpecFault.self) { try FontVariations(specText: text) }
        }
    }

    @Test("Every value prints words that read back the same")
    func roundTrips() throws {
        try roundTrip([Length.px(1.5), .em(-0.1), .percent(33)])
        try roundTrip([LengthInsets(3), LengthInsets(vertical: .em(0.1), horizontal: 5)])
        try roundTrip([SpecLineHeight.normal, .multiple(1.2), .length(.px(60)), .length(.em(2))])
        try roundTrip([Color.pink, Color(red: 1, green: 2, blue: 3, alpha: 4)])
        try roundTrip([FontNames(["Inter", "Noto Sans"])])
        try roundTrip(Placement.allCases)
        try roundTrip(LineBreakStrictness.allCases)
        try roundTrip([FitRange(), FitRange(minimum: 1.5, maximum: 20)])
        try roundTrip([FontFeatures([FontFeature(tag: "kern", value: 0), FontFeature(tag: "ss01", value: 3)])])
        try roundTrip([FontVariations([FontDescription.Variation(tag: "wght", value: 650.5)])])
        try roundTrip([TextShadow(x: 1, y: .em(-0.1), blur: 3, color: .navy)])
        try roundTrip([FontWidth(75)])
        try roundTrip(TextAlignment.allCases)
    }

    private func roundTrip<Value: SpecValue>(_ values: [Value]) throws {
        for value in values {
            #expect(try Value(specText: value.specText) == value)
            let node = try JSONTreeEncoder().encode(value)
            #expect(try JSONTreeDecoder().decode(Value.self, from: node) == value)
            let data = try JSONEncoder().encode([value])
            #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
        }
    }
}
