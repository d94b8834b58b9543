// A text at another size has the same glyphs: only what is measured in layout units changes, and in the same way as if
// the attributes had been multiplied first.

extension ShapedText {
    mutating func scale(by scale: Double) {
        for i in items.indices {
            items[i].size *= scale
            items[i].letterSpacing *= scale
            items[i].wordSpacing *= scale
        }
        marks.scale(by: scale)
    }
}

extension StyleTable {
    func scaled(by scale: Double) -> StyleTable {
        var result = self
        result.replaceStyles { style in
            var attributes = style.attributes
            attributes.size *= scale
            attributes.letterSpacing *= scale
            attributes.wordSpacing *= scale
            attributes.baselineShift *= scale
            return ResolvedStyle(
                attributes: attributes, fonts: style.fonts, primaryFont: style.primaryFont, features: style.features)
        }
        return result
    }
}
