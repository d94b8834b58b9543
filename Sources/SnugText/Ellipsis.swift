/// What stands where text is left out, as glyphs.
struct Ellipsis {
    /// The glyphs of one font.
    struct Part {
        /// Index into `ShapedText.items`.
        var index: Int
        var item: Item
        var clusters: [Cluster]
        /// In visual order from left to right.
        var glyphs: [ShapedGlyph]
    }

    /// In logical order.
    var parts: [Part] = []
    /// Characters that no font has.
    var warnings: [TextWarning] = []
}

/// The ellipses of a text, shaped once for each kind of surroundings.
struct Ellipses {
    private struct Surroundings: Hashable {
        var font: FontID
        var style: Int
        var script: Script
        var isRightToLeft: Bool
    }

    private let string: String
    private let styles: StyleTable
    private let fonts: FontTable
    private let unicode: any UnicodeProvider
    private var known: [Surroundings: Ellipsis] = [:]

    init(_ string: String, styles: StyleTable, fonts: FontTable, unicode: any UnicodeProvider) {
        self.string = string
        self.styles = styles
        self.fonts = fonts
        self.unicode = unicode
    }

    /// The ellipsis after text of an item in a paragraph of one direction; its items are added behind others.
    mutating func ellipsis(after item: Item, isRightToLeft: Bool, items: inout [Item]) -> Ellipsis {
        let surroundings = Surroundings(
            font: item.font, style: item.style, script: item.script, isRightToLeft: isRightToLeft)
        if let ellipsis = known[surroundings] { return ellipsis }
        let ellipsis = shape(after: item, isRightToLeft: isRightToLeft, firstIndex: items.count)
        items += ellipsis.parts.map(\.item)
        known[surroundings] = ellipsis
        return ellipsis
    }

    /// The string laid out as a text of its own that starts with the item's face; dots where no face has U+2026.
    private func shape(after item: Item, isRightToLeft: Bool, firstIndex: Int) -> Ellipsis {
        let style = styles.styles[item.style]
        let faces = fonts.isColor(item.font) ? style.fonts : [item.font] + style.fonts
        let table = StyleTable(
            only: ResolvedStyle(
                attributes: style.attributes, fonts: faces, primaryFont: style.primaryFont, features: style.features))
        let string = drawable(faces, style, item.script)
        let bytes = Array(string.utf8)
        var itemizer = Itemizer(
            string, bytes: bytes, styles: table, fonts: fonts, unicode: unicode,
            direction: isRightToLeft ? .rtl : .ltr)
        var itemized = itemizer.itemize(splitParagraphs(bytes)[0])
        for i in itemized.items.indices where itemized.items[i].script == .common {
            itemized.items[i].script = item.script
        }
        var shaper = ItemShaper(bytes, styles: table, fonts: fonts)
        shaper.shape(itemized, graphemes: itemizer.graphemes)
        var shaped = shaper.finish(warnings: [])
        // What hangs has no glyphs.
        while let last = shaped.clusters.last, !last.flags.isDisjoint(with: [.hanging, .invisible]) {
            shaped.clusters.removeLast()
        }
        var result = Ellipsis(warnings: itemizer.warnings.map(\.warning))
        for (index, part) in shaped.items.enumerated() {
            var part = part
            part.style = item.style
            part.isListed = style.fonts.contains(part.font)
            let clusters = shaped.clusters[part.clusters.clamped(to: shaped.clusters.indices)].map { cluster in
                var moved = cluster
                moved.item = Int32(firstIndex + index)
                return moved
            }
            result.parts.append(
                Ellipsis.Part(
                    index: firstIndex + index, item: part, clusters: clusters, glyphs: shaped.glyphs[index]))
        }
        return result
    }

    private func drawable(_ faces: [FontID], _ style: ResolvedStyle, _ script: Script) -> String {
        let dots: Unicode.Scalar = "\u{2026}"
        guard string.unicodeScalars.contains(dots), !faces.contains(where: { fonts.covers($0, dots) }) else {
            return string
        }
        let face = fonts.provider.fallback(
            for: [dots], description: style.attributes.font, script: script, language: style.attributes.language,
            prefersEmoji: false)
        if face != nil { return string }
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            scalars.append(contentsOf: scalar == dots ? ["." as Unicode.Scalar, ".", "."] : [scalar])
        }
        return String(scalars)
    }
}
