import SnugComposition
import SnugGeometry
import SnugText
import Testing

@Suite("Lengths in canvas pixels")
struct CanvasPixelTests {
    private func layout(_ change: (inout CaptionSpec) -> Void) throws -> CaptionLayout {
        var spec = CaptionSpec(text: "abcde")
        change(&spec)
        return try CaptionLayout(spec, fonts: MonospacedFonts(), unicode: ASCIIRules())
    }

    @Test("A canvas pixel reads and prints as such")
    func words() throws {
        #expect(try Length(specText: "72cpx") == .cpx(72))
        #expect(try Length(specText: "72px") == .px(72))
        #expect(Length.cpx(1.5).specText == "1.5cpx")
        #expect(throws: SpecFault.self) { try Length(specText: "72cp") }
        #expect(try FitRange(specText: "20cpx..1.5em") == FitRange(minimum: .cpx(20), maximum: .em(1.5)))
        #expect(try SpecLineHeight(specText: "60cpx") == .length(.cpx(60)))
    }

    @Test(
        "A canvas pixel is a 1080th of a fixed canvas' width, and a unit without one", arguments: [540.0, 1080, 2160])
    func size(width: Double) throws {
        let fixed = try layout {
            $0.fontSize = .cpx(72)
            $0.size = CanvasSize(width: width, height: 500)
        }
        #expect(fixed.fontSize == 72 * width / 1080)
        #expect(try layout { $0.fontSize = .cpx(72.3) }.fontSize == 72.3)
    }

    @Test("A range of sizes to fit may be in canvas pixels")
    func fit() throws {
        let found = try layout {
            $0.fit = FitRange(minimum: .cpx(20), maximum: .cpx(40))
            $0.size = CanvasSize(width: 540, height: 540)
        }
        #expect(found.fontSize == 20)
        #expect(throws: CompositionError.percentWithoutCanvas(key: "fit")) {
            try layout {
                $0.fit = FitRange(minimum: .percent(2), maximum: .percent(4))
                $0.width = 500
            }
        }
    }
}
