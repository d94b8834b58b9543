internal import SnugGeometry
internal import SnugText

extension TextLayout {
    /// The box of the ink of a range's glyphs, by line; lines without any are left out.
    func ink(of range: Range<Int>, fonts: any FontProvider) -> [Int: Rect] {
        var boxes: [Int: Rect] = [:]
        for number in lines.indices(covering: range) {
            for run in lines[number].runs where run.range.overlaps(range) {
                for glyph in run.glyphs where range.contains(glyph.cluster) {
                    guard let ink = fonts.inkBounds(of: glyph.id, in: run.font) else { continue }
                    let placed = ink.scaled(by: run.size).offset(by: glyph.position)
                    boxes[number] = boxes[number]?.union(placed) ?? placed
                }
            }
        }
        return boxes
    }
}
