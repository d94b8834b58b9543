/// The font provider and those of its answers that are asked for again and again.
final class FontTable {
    private struct Coverage {
        var font = FontID(index: 0)
        var scalar: Unicode.Scalar = "\0"
        var isKnown = false
        var isCovered = false
    }

    private static var slots: Int { 1024 }
    let provider: any FontProvider
    private var coverage = Array(repeating: Coverage(), count: FontTable.slots)
    private var measures: [FontID: FontMetrics] = [:]
    private var colors: [FontID: Bool] = [:]
    /// The answer given last, which is nearly always the one asked for next.
    private var lastColor: (font: FontID, isColor: Bool)?
    private var spaces: [FontID: ShapedGlyph?] = [:]

    init(_ provider: any FontProvider) {
        self.provider = provider
    }

    /// Whether the face has a glyph for the character; one slot for each pattern of low bits remembers the last answer.
    func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool {
        let slot = (Int(scalar.value) &+ font.index &* 37) & (Self.slots - 1)
        let entry = coverage[slot]
        if entry.isKnown, entry.scalar == scalar, entry.font == font { return entry.isCovered }
        let isCovered = provider.covers(font, scalar)
        coverage[slot] = Coverage(font: font, scalar: scalar, isKnown: true, isCovered: isCovered)
        return isCovered
    }

    func isColor(_ font: FontID) -> Bool {
        if let lastColor, lastColor.font == font { return lastColor.isColor }
        let isColor = colors[font] ?? provider.isColorFont(font)
        colors[font] = isColor
        lastColor = (font, isColor)
        return isColor
    }

    func metrics(of font: FontID) -> FontMetrics {
        if let known = measures[font] { return known }
        let metrics = provider.metrics(of: font)
        precondition(metrics.unitsPerEm > 0, "a face has at least one unit per em")
        measures[font] = metrics
        return metrics
    }

    /// The glyph of U+0020; nil where the face has none.
    func space(of font: FontID) -> ShapedGlyph? {
        if let known = spaces[font] { return known }
        var glyph: ShapedGlyph?
        if covers(font, " ") {
            let item = ShapingItem(
                range: 0..<1, font: font, script: .common, language: "", isRightToLeft: false, features: [])
            glyph = provider.shape(item, in: [0x20]).first
        }
        spaces.updateValue(glyph, forKey: font)
        return glyph
    }
}
