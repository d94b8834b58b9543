/// A tab and how far the pen moves at it, in layout units.
struct TabAdvance {
    var cluster: Int
    var advance: Double
}

/// Clusters of a line that were shaped anew because the line is cut beside them, a hyphen or a part of an ellipsis.
struct LinePiece {
    /// The clusters of the text that it replaces; none for an ellipsis.
    var replaced: Range<Int>
    var item: Int
    var font: FontID
    /// Design units per em.
    var unitsPerEm: Double
    var clusters: [Cluster]
    /// In visual order from left to right.
    var glyphs: [ShapedGlyph]
}

/// What stands behind the last letter of a line.
enum LineEnding {
    case text
    /// A hyphen in the place of the soft hyphen after the body.
    case hyphen
    /// An ellipsis for all that follows the body.
    case ellipsis
}

/// A line before it has a place.
struct LinePlan {
    /// Index into `ShapedText.paragraphs`.
    var paragraph: Int
    /// All clusters of the line, with trailing white space.
    var clusters: Range<Int>
    /// Where the clusters end that are drawn as they were shaped: before trailing white space or the soft hyphen.
    var bodyEnd: Int
    /// From the first visible cluster's start to the last one's end, in layout units.
    var width: Double
    /// In logical order; the hyphen or the ellipsis, if the line ends with one, last.
    var pieces: [LinePiece] = []
    var ending = LineEnding.text
    var tabs: [TabAdvance] = []
    var endsParagraph: Bool

    /// The clusters that are seen.
    var visible: Range<Int> { clusters.lowerBound..<(ending == .hyphen ? bodyEnd + 1 : bodyEnd) }
}

extension ShapedText {
    /// Whether a line ends where the text gives no opportunity to.
    func isCutInsideWord(_ line: LinePlan) -> Bool {
        !line.endsParagraph && line.ending == .text
            && !clusters[line.clusters.upperBound].flags.contains(.opportunity)
    }
}
