import SnugComposition
import SnugGeometry
import SnugPixels
import SnugText

/// One face for all families: every character is 6 of 10 units wide and drawn as a box from the baseline up to 7 units;
/// a glyph's number is its character's.
final class MonospacedFonts: FontProvider, GlyphSource {
    /// The pieces that were shaped.
    private(set) var shaped: [ShapingItem] = []

    private let box = Rect(x0: 0.1, y0: -0.7, x1: 0.5, y1: 0)

    func fonts(for description: FontDescription) throws(FontError) -> (fonts: [FontID], missing: [String]) {
        ([FontID(index: 0)], [])
    }

    func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool { true }

    func fallback(
        for cluster: [Unicode.Scalar], description: FontDescription, script: Script, language: String,
        prefersEmoji: Bool
    ) -> FontID? { nil }

    func isColorFont(_ font: FontID) -> Bool { false }

    func metrics(of font: FontID) -> FontMetrics {
        FontMetrics(
            unitsPerEm: 10, ascent: 0.9, descent: 0.3, lineGap: 0, capHeight: 0.7, xHeight: 0.5,
            underlinePosition: 0.1, underlineThickness: 0.05, strikethroughPosition: 0.3,
            strikethroughThickness: 0.05)
    }

    func shape(_ item: ShapingItem, in text: [UInt8]) -> [ShapedGlyph] {
        shaped.append(item)
        return item.range.map { ShapedGlyph(id: UInt32(text[$0]), cluster: $0, advance: 6) }
    }

    func inkBounds(of glyph: UInt32, in font: FontID) -> Rect? { glyph == 0x20 ? nil : box }

    func name(of font: FontID) -> String { "Monospaced" }

    func outline(of glyph: UInt32, in font: FontID) -> Path {
        glyph == 0x20 ? Path() : .roundedRect(box, radii: .zero)
    }

    func colorGlyph(of glyph: UInt32, in font: FontID) -> (bitmap: Bitmap, box: Rect)? { nil }
}
