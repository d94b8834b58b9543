/// A piece of a paragraph that is shaped at once.
struct Item {
    /// Bytes of the text.
    var range: Range<Int>
    var font: FontID
    /// Whether the font list names the face.
    var isListed: Bool
    var script: Script
    /// Whether it holds tabs and nothing else; never shaped, and no line cut reaches over it.
    var isTab: Bool
    /// Bidi embedding level.
    var level: UInt8
    /// Index into `StyleTable.styles`.
    var style: Int
    /// Layout units per em.
    var size: Double
    /// Design units per em.
    var unitsPerEm: Double
    /// Layout units.
    var letterSpacing: Double
    /// Layout units.
    var wordSpacing: Double
    /// Its grapheme clusters among those of the paragraph; valid only while the paragraph is shaped.
    var graphemes = 0..<0
    /// Its clusters, indices into `ShapedText.clusters`.
    var clusters = 0..<0

    var isRightToLeft: Bool { level & 1 == 1 }

    /// Design units in layout units: one rounding each for product and quotient, so that whole ems come out exact.
    func length(_ units: Int) -> Double {
        Double(units) * size / unitsPerEm
    }
}
