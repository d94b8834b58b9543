/// The characters of one paragraph and what is known about each; filled anew for every paragraph.
struct ParagraphScalars {
    private(set) var scalars: [Unicode.Scalar] = []
    /// Where each character starts, in bytes of the text.
    private(set) var offsets: [Int32] = []
    private(set) var infos: [ScalarInfo] = []
    /// Embedding levels with rule L1 applied to tabs.
    private(set) var levels: [UInt8] = []
    private(set) var baseLevel: UInt8 = 0
    var scripts: [Script] = []

    var count: Int { scalars.count }

    /// Takes a paragraph's characters from the text, whose next one is the paragraph's first.
    mutating func fill(
        _ paragraph: Paragraph, from source: inout String.UnicodeScalarView.Iterator, table: inout ScalarTable
    ) {
        scalars.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        infos.removeAll(keepingCapacity: true)
        var offset = paragraph.range.lowerBound
        while offset < paragraph.range.upperBound, let scalar = source.next() {
            if offset < paragraph.contentEnd {
                scalars.append(scalar)
                offsets.append(Int32(offset))
                infos.append(table[scalar])
            }
            offset += Unicode.UTF8.width(scalar)
        }
    }

    /// Asks for the levels, which stay those of the paragraph where no character runs from right to left.
    mutating func findLevels(_ direction: BaseDirection, unicode: any UnicodeProvider) {
        // Below U+0590 there is no character of a right-to-left class and no directional control.
        let isPlain = direction != .rtl && !scalars.contains { $0.value >= 0x590 }
        if scalars.isEmpty || isPlain {
            baseLevel = direction == .rtl ? 1 : 0
            levels.removeAll(keepingCapacity: true)
            levels.append(contentsOf: repeatElement(baseLevel, count: scalars.count))
            return
        }
        (levels, baseLevel) = unicode.bidiLevels(of: scalars, direction: direction)
        precondition(levels.count == scalars.count, "bidi levels must be one for each character")
        resetTabs()
    }

    /// UAX #9, L1: tabs and the white space before them are at the paragraph's level, wherever lines end.
    private mutating func resetTabs() {
        var isBeforeTab = false
        for i in scalars.indices.reversed() {
            if scalars[i] == "\t" {
                isBeforeTab = true
            } else if !infos[i].properties.contains(.hangingSpace), !(0x2066...0x2069).contains(scalars[i].value) {
                isBeforeTab = false
            }
            if isBeforeTab { levels[i] = baseLevel }
        }
    }
}
