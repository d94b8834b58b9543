import Testing
import SnugFonts
import SnugText

/// Where the tests' own fonts lie, seen from this file.
enum FontFolder {
    static let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    static let fonts = root + "/Tests/Fonts"
    static let inter = root + "/fonts/Inter.var.ttf"

    static func path(_ name: String) -> String { fonts + "/" + name }
}

extension FontLibrary {
    /// A library that knows the built-in font and what is named, never the machine's fonts.
    convenience init(
        closed directories: [String], extraFiles: [FontReference] = [], maximumFileSize: Int = 64 << 20
    ) {
        self.init(
            configuration: Configuration(
                extraFiles: extraFiles, directories: directories, usesSystemFonts: false,
                maximumFileSize: maximumFileSize))
    }

    /// The first font of a list.
    func font(
        _ reference: FontReference, weight: Double = 400, width: Double = 100, isItalic: Bool = false,
        variations: [FontDescription.Variation] = []
    ) throws -> FontID {
        let description = FontDescription(
            list: [reference], weight: weight, width: width, isItalic: isItalic, variations: variations)
        return try #require(try fonts(for: description).fonts.first)
    }

    /// Shapes a text, or some bytes of it, in one piece.
    func glyphs(
        of text: String, bytes: Range<Int>? = nil, in font: FontID, script: Script = Script("Latn"),
        language: String = "en", isRightToLeft: Bool = false, features: [FontFeature] = []
    ) -> [ShapedGlyph] {
        let utf8 = Array(text.utf8)
        let item = ShapingItem(
            range: bytes ?? 0..<utf8.count, font: font, script: script, language: language,
            isRightToLeft: isRightToLeft, features: features)
        return shape(item, in: utf8)
    }

    /// The glyph of one letter.
    func glyph(_ letter: Character, in font: FontID) throws -> UInt32 {
        try #require(glyphs(of: String(letter), in: font).first).id
    }
}

extension [ShapedGlyph] {
    /// The sum of the advances in design units.
    var width: Int { reduce(0) { $0 + Int($1.advance) } }
}
