public import SnugGeometry
public import SnugText

/// Why a spec cannot become a layout.
public enum CompositionError: Error, Hashable, Sendable {
    /// There is no text, or it has nothing but white space and characters that are never drawn.
    case noText
    /// The text has more UTF-8 bytes than the limit.
    case textTooLong(bytes: Int, limit: Int)
    /// The text is given in more than one way, by these keys.
    case severalTexts(keys: [String])
    /// The markup has a mistake.
    case markup(MarkupError)
    /// A highlight is to lie where the text has no characters.
    case selection(SelectionError)
    /// The regular expression of a highlight is none, or takes too long.
    case pattern(PatternError)
    /// A setting has a value that cannot be used; `key` is its JSON key.
    case setting(key: String, fault: SpecFault)
    /// A length is given in per cent, but no canvas is fixed.
    case percentWithoutCanvas(key: String)
    /// Padding and outside border take all of the width that the caption has; in layout units.
    case noRoom(key: String, width: Double, taken: Double)
    /// A size is to be found that fits, but neither a canvas nor a width says what it is to fit.
    case fitWithoutRoom
    /// An element of a picture has a fault.
    indirect case element(ElementPath, CompositionError)
    /// Nothing in a picture takes any room, and no canvas is fixed.
    case emptyPicture
    /// A picture has more elements than the limit.
    case tooManyElements(limit: Int)
    /// More elements stand inside one another than the limit.
    case elementsTooDeep(limit: Int)
    /// An element and those that it stands in have more modifiers than the limit.
    case tooManyModifiers(limit: Int)
    /// A modifier that paints shapes stands where there is no shape, or other modifiers before it.
    case paintWithoutShape(modifier: String)
    /// An element is told what only the whole picture can be told; `key` is its JSON key.
    case onlyOfPictures(key: String)
    /// The fonts cannot be used.
    case font(FontError)
    /// A picture cannot be had; `key` is that of the setting that names it.
    case image(key: String, ImageReference, fault: ImageFault)
    /// The outline cannot be built, since a coordinate is too large.
    case geometry(GeometryError)
}
