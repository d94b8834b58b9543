import Foundation
import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Highlights")
struct HighlightTests {
    private static let full = Highlight(
        color: .yellow, mode: .cling, radius: 5, innerRadius: .em(0.2),
        padding: LengthInsets(top: 1, right: 2, bottom: 3, left: 4), extent: .cap, inset: -1, stroke: 2,
        strokeColor: .navy, shadow: TextShadow(x: 0, y: 2, blur: 6, color: .black), fillsGaps: true)

    @Test("Words name the settings, with commas between them")
    func words() throws {
        #expect(
            try Highlight(specText: "color=#ff0,radius=5,mode=clone")
                == Highlight(color: .yellow, mode: .clone, radius: 5))
        #expect(try Highlight(specText: " color = yellow , radius = 5 ") == Highlight(color: .yellow, radius: 5))
        #expect(try Highlight(specText: "inner-radius=2,fills-gaps=true").fillsGaps == true)
        #expect(try Highlight(specText: "") == Highlight())
    }

    @Test("A first word alone is the colour, later ones belong to the value before them")
    func loneWords() throws {
        #expect(try Highlight(specText: "yellow") == Highlight(color: .yellow))
        #expect(try Highlight(specText: "rgb(255, 255, 0),radius=5") == Highlight(color: .yellow, radius: 5))
        #expect(
            try Highlight(specText: "padding=1,2em,mode=slice")
                == Highlight(mode: .slice, padding: LengthInsets(vertical: 1, horizontal: .em(2))))
        #expect(try Highlight(specText: "color=rgb(255,255,0),stroke=1") == Highlight(color: .yellow, stroke: 1))
        #expect(
            try Highlight(specText: "shadow=0 2px 6px rgb(0, 0, 0),radius=1").shadow?.color == Color.black)
    }

    @Test("Every setting prints words that read back the same, alone and together")
    func roundTrips() throws {
        let alone = Highlight.properties.map { property in
            var highlight = Highlight()
            property.copy(from: Self.full, to: &highlight)
            #expect(highlight != Highlight(), "\(property.key)")
            return highlight
        }
        for highlight in alone + [Self.full, Highlight()] {
            #expect(try Highlight(specText: highlight.specText) == highlight)
            #expect(try decoded(Highlight.self, json(highlight)) == highlight)
            let data = try JSONEncoder().encode([highlight])
            #expect(try JSONDecoder().decode([Highlight].self, from: data) == [highlight])
        }
        #expect(
            Self.full.specText
                == "color=#ffff00,mode=cling,radius=5,innerRadius=0.2em,padding=1,2,3,4,extent=cap,inset=-1,stroke=2,"
                + "strokeColor=#000080,shadow=0 2 6 #000000,fillsGaps=true")
    }

    @Test("JSON has an object, words, or true for the default")
    func forms() throws {
        #expect(
            try decoded(Highlight.self, "{\"color\": \"#ff0\", \"radius\": 5}") == Highlight(color: .yellow, radius: 5))
        #expect(try decoded(Highlight.self, "\"yellow\"") == Highlight(color: .yellow))
        #expect(try decoded(Highlight.self, "true") == Highlight())
        #expect(try json(Highlight(color: .yellow, radius: 5)) == "{\"color\":\"#ffff00\",\"radius\":5}")
        #expect(try json(Highlight()) == "{}")
    }

    @Test("An unknown setting is named with the one that was meant")
    func unknownKey() {
        #expect {
            try Highlight(specText: "colour=red")
        } throws: { error in
            error as? SpecFault
                == .unknownKey("colour", suggestion: "color", allowed: Highlight.properties.map(\.key))
        }
        #expect {
            try decoded(Highlight.self, "{\"radios\": 5}")
        } throws: { error in
            guard let error = error as? SpecError, case .unknownKey("radios", "radius", _) = error.fault else {
                return false
            }
            return error.path == "$.radios"
        }
    }

    @Test(
        "A wrong value is refused",
        arguments: ["radius=x", "mode=slize", "yelow", "fillsGaps=1", "padding=1,2,3", "color=", "radius", ",", "5=1"])
    func wrongValues(words: String) {
        #expect(throws: SpecFault.self) { try Highlight(specText: words) }
    }

    @Test("What is said later goes before, and silence changes nothing")
    func overridden() {
        let base = Highlight(color: .yellow, radius: 5)
        #expect(base.overridden(by: Highlight(radius: 2)) == Highlight(color: .yellow, radius: 2))
        #expect(Highlight().overridden(by: Self.full) == Self.full)
        #expect(Self.full.overridden(by: Highlight()) == Self.full)
    }

    @Test("Separate boxes of neighbouring lines stand apart, whatever the line height; fused ones meet")
    func insets() {
        for pitch in [1, 1.2, 1.32, 1.4, 2] {
            let inset = HighlightDefaults.inset(mode: .slice, extent: .line, linePitch: pitch)
            #expect(inset == HighlightDefaults.inset(mode: .clone, extent: .line, linePitch: pitch))
            #expect(2 * inset >= 0.08 - 1e-12)
            #expect(pitch - 2 * inset <= 1.24 + 1e-12)
            #expect(HighlightDefaults.inset(mode: .cling, extent: .line, linePitch: pitch) == 0)
            #expect(HighlightDefaults.inset(mode: .slice, extent: .ink, linePitch: pitch) == 0)
        }
    }
}
