/// A line of a list of fonts: a face that can be used.
public struct FontListing: Hashable, Sendable {
    /// The family's name to show.
    public var family: String
    /// Where the file lies, nil for the built-in font.
    public var path: String?
    /// The face's number in the file, from 0.
    public var face: Int
    /// The weights that it has, on CSS's scale.
    public var weights: ClosedRange<Double>
    /// Whether it is slanted by itself.
    public var isItalic: Bool
    /// Whether it draws glyphs in colour.
    public var isColor: Bool
    /// Whether it has axes.
    public var isVariable: Bool
}
