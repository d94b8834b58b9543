/// A text as glyphs, before any line is broken.
struct ShapedText {
    var paragraphs: [Paragraph] = []
    var items: [Item] = []
    /// The glyphs of each item, in visual order from left to right.
    var glyphs: [[ShapedGlyph]] = []
    /// Of all items, in logical order.
    var clusters: [Cluster] = []
    /// What takes room in lines beside the glyphs, or has something drawn behind it.
    var marks = MarkTable()
    /// What could not be done as asked, with the byte of the text it is about.
    var warnings: [(offset: Int, warning: TextWarning)] = []

    /// The byte of the text where a cluster starts; for the one after a paragraph's last, where its text ends.
    func start(of cluster: Int, in paragraph: Paragraph) -> Int {
        cluster < paragraph.clusters.upperBound ? Int(clusters[cluster].start) : paragraph.contentEnd
    }
}

/// Shapes items, once each.
struct ItemShaper {
    private let bytes: [UInt8]
    private let styles: StyleTable
    private let fonts: FontTable
    private let hasLetterSpacing: Bool
    private var shaped = ShapedText()

    init(_ bytes: [UInt8], styles: StyleTable, fonts: FontTable) {
        self.bytes = bytes
        self.styles = styles
        self.fonts = fonts
        hasLetterSpacing = styles.styles.contains { $0.attributes.letterSpacing != 0 }
        shaped.clusters.reserveCapacity(bytes.count)
    }

    mutating func shape(_ itemized: ItemizedParagraph, graphemes: [Grapheme]) {
        var paragraph = itemized.paragraph
        let firstItem = shaped.items.count
        let firstCluster = shaped.clusters.count
        for item in itemized.items { shape(item, graphemes: graphemes) }
        paragraph.items = firstItem..<shaped.items.count
        paragraph.clusters = firstCluster..<shaped.clusters.count
        if hasLetterSpacing {
            markLetterGaps(&shaped.clusters, paragraph.clusters, before: nil, items: shaped.items)
        }
        shaped.paragraphs.append(paragraph)
    }

    private mutating func shape(_ item: Item, graphemes: [Grapheme]) {
        var item = item
        let first = shaped.clusters.count
        if item.isTab {
            shaped.glyphs.append(placeTabs(item, graphemes: graphemes[item.graphemes]))
        } else {
            let glyphs = fonts.provider.shape(
                styles.shapingItem(item, range: item.range, script: item.script), in: bytes)
            ClusterBuilder(item: shaped.items.count, isRightToLeft: item.isRightToLeft, range: item.range)
                .build(glyphs, graphemes: graphemes[item.graphemes], into: &shaped.clusters)
            shaped.glyphs.append(glyphs)
        }
        item.clusters = first..<shaped.clusters.count
        shaped.items.append(item)
    }

    /// Adds the clusters of tabs: glyphs of a space whose advance only the line knows, none where the face has no space.
    private mutating func placeTabs(_ item: Item, graphemes: ArraySlice<Grapheme>) -> [ShapedGlyph] {
        let space = fonts.space(of: item.font)
        for grapheme in graphemes {
            shaped.clusters.append(
                Cluster(
                    start: grapheme.start, item: Int32(shaped.items.count), firstGlyph: 0,
                    glyphCount: space == nil ? 0 : 1, advance: 0, flags: grapheme.flags))
        }
        return space.map { [ShapedGlyph(id: $0.id, cluster: item.range.lowerBound, advance: 0)] } ?? []
    }

    /// The whole text, with the warnings from before and those about the font lists.
    func finish(warnings: [(offset: Int, warning: TextWarning)]) -> ShapedText {
        var result = shaped
        result.warnings =
            styles.missingFamilies.map { ($0.offset, .missingFamily($0.name)) } + warnings
        return result
    }
}

extension StyleTable {
    /// What the shaper is asked for an item or a part of it.
    func shapingItem(_ item: Item, range: Range<Int>, script: Script) -> ShapingItem {
        let style = styles[item.style]
        return ShapingItem(
            range: range, font: item.font, script: script, language: style.attributes.language,
            isRightToLeft: item.isRightToLeft, features: style.features)
    }
}
