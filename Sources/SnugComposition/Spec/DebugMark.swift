/// One kind of what can be drawn over a picture to see how it came about.
public enum DebugMark: String, SpecChoice {
    /// The frame of the caption, or of each element, with its size.
    case frames
    /// The padded box and the content box of each line.
    case lines
    /// The baseline of each line.
    case baselines
    /// The ink of each glyph, and where each cluster starts.
    case glyphs
    /// The outline with the points where its pieces meet, and the box about it.
    case outline
}
