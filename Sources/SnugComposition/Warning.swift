public import SnugPixels

/// What could not be done as asked, beside a picture that was made all the same.
public enum Warning: Hashable, Sendable {
    /// No font has the character; it is drawn as a box.
    case missingGlyph(Unicode.Scalar)
    /// A family of the font list does not exist; the next one is used.
    case missingFamily(String)
    /// A line, counted from 0, is wider than its room; both in layout units.
    case lineTooWide(line: Int, width: Double, room: Double)
    /// A round outline is wider than the caption may be, however its lines wrap; both in layout units.
    case outlineTooWide(width: Double, limit: Double)
    /// Something stands out of the fixed canvas and is cut at its edge.
    case outsideCanvas
    /// Not even the smallest size that was allowed, in layout units, fits the room.
    case doesNotFit(size: Double)
    /// Letters stand out too little from what lies behind them: their contrast and the nearest colour that has enough.
    case lowContrast(Color, on: Color, ratio: Double, nearest: Color?)
    /// A marker of markup that is closed nowhere is drawn as text.
    case unclosedMarkup(UnclosedMarker)
    /// The text to highlight does not occur.
    case highlightNotFound(String)
    /// A material has nothing to lie over and is painted as its tint alone.
    case materialWithoutBackdrop
    /// A control character that is neither a tab nor a line end is drawn as nothing.
    case controlCharacter(Unicode.Scalar)

    /// A setting of the outline is told where there is none; `key` is its JSON key.
    case withoutOutline(key: String)
    /// A warning about one element of a picture.
    indirect case element(ElementPath, Warning)

    /// The stable name that scripts can rely on.
    public var code: String {
        switch self {
        case .element(_, let warning): warning.code
        case .missingGlyph: "missing-glyph"
        case .missingFamily: "font-fallback"
        case .lineTooWide, .outlineTooWide, .outsideCanvas, .doesNotFit: "overflow"
        case .lowContrast: "low-contrast"
        case .unclosedMarkup: "unclosed-markup"
        case .highlightNotFound: "highlight-not-found"
        case .materialWithoutBackdrop: "no-backdrop"
        case .withoutOutline: "no-outline"
        case .controlCharacter: "control-character"
        }
    }
}
