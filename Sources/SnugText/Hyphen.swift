/// What is drawn for a soft hyphen at a line's end.
struct Hyphen {
    var font: FontID
    /// Design units per em.
    var unitsPerEm: Double
    var glyphs: [ShapedGlyph]
    /// Design units.
    var advance: Int
    /// The character that no font has, if glyph 0 stands for it.
    var missing: Unicode.Scalar?
}

/// The hyphens of a text, shaped once for each kind of surroundings.
struct Hyphens {
    private struct Surroundings: Hashable {
        var font: FontID
        var style: Int
        var script: Script
        var isRightToLeft: Bool
    }

    private let styles: StyleTable
    private let fonts: FontTable
    private var known: [Surroundings: Hyphen] = [:]

    init(styles: StyleTable, fonts: FontTable) {
        self.styles = styles
        self.fonts = fonts
    }

    /// The hyphen for a soft hyphen in an item: U+2010, else U+002D, of the item's face, else of another listed one.
    mutating func hyphen(in item: Item) -> Hyphen {
        let surroundings = Surroundings(
            font: item.font, style: item.style, script: item.script, isRightToLeft: item.isRightToLeft)
        if let hyphen = known[surroundings] { return hyphen }
        let candidates: [Unicode.Scalar] = ["\u{2010}", "-"]
        for font in [item.font] + styles.styles[item.style].fonts {
            for scalar in candidates where fonts.covers(font, scalar) {
                let hyphen = shape(scalar, font: font, in: item)
                known[surroundings] = hyphen
                return hyphen
            }
        }
        var hyphen = shape("-", font: styles.styles[item.style].primaryFont, in: item)
        hyphen.missing = "-"
        known[surroundings] = hyphen
        return hyphen
    }

    private func shape(_ scalar: Unicode.Scalar, font: FontID, in item: Item) -> Hyphen {
        let text = Array(String(Character(scalar)).utf8)
        var request = styles.shapingItem(item, range: 0..<text.count, script: item.script)
        request.font = font
        let glyphs = fonts.provider.shape(request, in: text)
        return Hyphen(
            font: font, unitsPerEm: Double(fonts.metrics(of: font).unitsPerEm), glyphs: glyphs,
            advance: glyphs.reduce(0) { $0 + Int($1.advance) })
    }
}
