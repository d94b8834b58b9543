internal import CHarfBuzz
internal import SnugGeometry
internal import SnugText

extension FontMetrics {
    /// Reads the measures of a face at its axis settings: `OS/2`, `hhea`, `post`, changed by `MVAR`.
    init(of font: FontInstance) {
        let unit = 1 / Double(font.face.unitsPerEm)
        func value(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var position: hb_position_t = 0
            guard unsafe hb_ot_metrics_get_position(font.pointer, tag, &position) != 0 else { return nil }
            return Double(position) * unit
        }
        func height(of letter: Unicode.Scalar) -> Double? {
            guard let glyph = font.glyph(for: letter) else { return nil }
            var extents = hb_glyph_extents_t()
            guard unsafe hb_font_get_glyph_extents(font.pointer, glyph, &extents) != 0, extents.y_bearing > 0
            else { return nil }
            return Double(extents.y_bearing) * unit
        }
        let box = lineBox(value)
        let capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT).positive ?? height(of: "H") ?? box.ascent
        let xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT).positive ?? height(of: "x") ?? 0.5
        let underline = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE).positive ?? 0.05
        let strike = value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE).positive ?? underline
        // `post` and `OS/2` give the upper edges of the lines.
        let underlineTop = value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).nonzero
        let strikeTop = value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).positive
        self.init(
            unitsPerEm: font.face.unitsPerEm, ascent: box.ascent, descent: box.descent, lineGap: box.lineGap,
            capHeight: capHeight, xHeight: xHeight,
            underlinePosition: underlineTop.map { underline / 2 - $0 } ?? 0.125, underlineThickness: underline,
            strikethroughPosition: strikeTop.map { $0 - strike / 2 } ?? xHeight / 2, strikethroughThickness: strike)
    }
}

/// Ascent, descent and gap: typographic ones where `USE_TYPO_METRICS` is set, else those of `hhea`, else Windows'.
///
/// HarfBuzz chooses between the first two itself; a face may leave both empty.
private func lineBox(
    _ value: (hb_ot_metrics_tag_t) -> Double?
) -> (ascent: Double, descent: Double, lineGap: Double) {
    let ascent = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0
    let descent = -(value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0)
    if ascent != 0 || descent != 0 {
        return (ascent, descent, max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0))
    }
    let outerAscent = value(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT) ?? 0
    let outerDescent = value(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT) ?? 0
    if outerAscent != 0 || outerDescent != 0 { return (outerAscent, outerDescent, 0) }
    return (0.8, 0.2, 0)
}

extension Double? {
    /// The number if it is above 0.
    fileprivate var positive: Double? { flatMap { $0 > 0 ? $0 : nil } }
    /// The number if it is not 0: files leave 0 where they have nothing to say.
    fileprivate var nonzero: Double? { flatMap { $0 != 0 ? $0 : nil } }
}
