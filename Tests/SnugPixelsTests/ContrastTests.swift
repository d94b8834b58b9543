import Foundation
import SnugPixels
import Testing

@Suite("Contrast")
struct ContrastTests {
    @Test("Light follows sRGB's transfer function")
    func luminance() {
        for step in 0..<256 {
            let value = Double(step) / 255
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            let gray = Color(red: UInt8(step), green: UInt8(step), blue: UInt8(step))
            #expect(abs(gray.relativeLuminance - light) < 1e-14, "\(step)")
        }
        #expect(Color.black.relativeLuminance == 0)
        #expect(Color.white.relativeLuminance == 1)
        #expect(abs(Color.lime.relativeLuminance - 0.7152) < 1e-15)
    }

    @Test(
        "Ratios are those that WCAG's formula gives, whichever of the two is text",
        arguments: [
            (Color.black, Color.white, 21.0), (.white, .white, 1), (.red, .white, 1.05 / 0.2626),
            (Color(red: 0x76, green: 0x76, blue: 0x76), .white, 4.542_224_959_605_253),
            (Color(red: 0x77, green: 0x77, blue: 0x77), .white, 4.478_089_453_577_214),
            (.blue, .yellow, 0.9778 / 0.1222),
        ])
    func ratios(text: Color, background: Color, ratio: Double) {
        #expect(abs(text.contrastRatio(on: background) - ratio) < 1e-9)
        #expect(text.contrastRatio(on: background) == background.contrastRatio(on: text))
    }

    @Test("Text that lets the background through counts as the colour that it makes")
    func translucent() {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
        #expect(
            half.contrastRatio(on: .white)
                == Color(red: 127, green: 127, blue: 127).contrastRatio(on: .white))
        #expect(Color.transparent.contrastRatio(on: .pink) == 1)
        #expect(Color.black.contrastRatio(on: Color.white.with(alpha: 0)) == 21)
    }

    @Test("A colour over another is what browsers make of them")
    func over() {
        #expect(Color.red.over(.blue) == .red)
        #expect(Color.transparent.over(.pink) == .pink)
        #expect(Color.transparent.over(.transparent) == .transparent)
        #expect(Color.white.with(alpha: 128).over(.black) == Color(red: 128, green: 128, blue: 128))
        #expect(Color.red.with(alpha: 128).over(.transparent) == Color.red.with(alpha: 128))
        #expect(Color.black.with(alpha: 128).over(Color.black.with(alpha: 128)).alpha == 192)
        for alpha in [0, 1, 100, 254, 255] as [UInt8] {
            let gray = Color(red: 9, green: 99, blue: 199, alpha: alpha)
            #expect(gray.over(Color(red: 9, green: 99, blue: 199)) == Color(red: 9, green: 99, blue: 199))
        }
    }

    @Test("Of black and white the one is chosen that stands out more")
    func automatic() {
        for (background, text) in [
            (Color.white, Color.black), (.black, .white), (.yellow, .black), (.navy, .white), (.systemPink, .black),
            (.systemIndigo, .white), (Color(red: 0x76, green: 0x76, blue: 0x76), .black),
            (Color(red: 0x75, green: 0x75, blue: 0x75), .white),
        ] {
            #expect(Color.text(on: background) == text, "\(background)")
            let other = text == .black ? Color.white : Color.black
            #expect(text.contrastRatio(on: background) >= other.contrastRatio(on: background))
            #expect(text.contrastRatio(on: background) > Color.leastTextContrast)
        }
    }

    @Test("The nearest passing colour passes, and the one a step before it does not")
    func nearest() throws {
        let least = Color.leastTextContrast
        #expect(Color.black.nearest(withContrast: least, on: .white) == .black)
        #expect(
            try #require(Color.gray.nearest(withContrast: least, on: .white)) == Color(red: 118, green: 118, blue: 118))
        #expect(Color.white.with(alpha: 10).nearest(withContrast: 21, on: .white) == .black)
        #expect(Color.white.nearest(withContrast: 21, on: .gray) == nil)
        for background in [Color.white, .black, .systemPink, .gold, .gray, .teal] {
            for text in [Color.red, .white, .black, .systemBlue, Color.pink.with(alpha: 200), .gray] {
                let found = try #require(text.nearest(withContrast: least, on: background))
                #expect(found.alpha == 255)
                #expect(found.contrastRatio(on: background) >= least)
                if text.contrastRatio(on: background) >= least { #expect(found == text.over(background)) }
            }
        }
    }
}
