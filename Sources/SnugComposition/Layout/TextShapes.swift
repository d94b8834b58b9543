internal import SnugGeometry
internal import SnugScene

/// What the letters of a caption look like, free of colours.
struct TextShapes {
    /// All outlines.
    var letters = GlyphGroup()
    /// The glyphs that are pictures.
    var pictures: [DisplayItem] = []
    /// For each line from where to where it has letters that can be seen, advances included: stretches of such letters
    /// without others between.
    var extents: [[ClosedRange<Double>]] = []
}

extension TextShapes {
    /// Adds a visible letter's advance to the last line; it goes on with the stretch before if none of another kind
    /// stands between.
    mutating func extend(to advance: ClosedRange<Double>, continues: Bool) {
        let line = extents.count - 1
        if continues, let stretch = extents[line].last {
            extents[line][extents[line].count - 1] =
                min(stretch.lowerBound, advance.lowerBound)...max(stretch.upperBound, advance.upperBound)
        } else {
            extents[line].append(advance)
        }
    }
}
