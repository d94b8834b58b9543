internal import SnugGeometry
internal import SnugScene

/// The letters of a caption that are painted alike, and the lines that go with them.
struct TextPart {
    let shapes: TextShapes
    let paint: ResolvedCaption.LetterPaint
    /// What fills the letters and the lines, in its place.
    let fill: Paint
    /// What their border is painted with, in its place.
    let stroke: Paint
    /// All lines below the letters, as one path.
    let underlines: Path
    /// All lines through the letters, as one path.
    let strikethroughs: Path
}
