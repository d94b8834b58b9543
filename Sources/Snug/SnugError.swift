public import SnugCairo
public import SnugComposition
public import SnugImages
public import SnugSVG
public import SnugUnicode

/// Why a caption could not be drawn.
public enum SnugError: Error, Hashable, Sendable {
    /// A spec's JSON, or a value in it.
    case spec(SpecError)
    /// The style that a caption starts from cannot be used.
    case style(StyleError)
    /// The caption cannot be laid out: no text, a setting out of range, fonts that are missing or damaged.
    case composition(CompositionError)
    /// Unicode's data cannot be had.
    case unicode(UnicodeError)
    /// The picture cannot be painted, for the most part because it would be too large.
    case paint(PaintError)
    /// The picture cannot be written as a PNG.
    case image(ImageError)
    /// The picture cannot be written as SVG.
    case svg(SVGError)
}

extension SnugError: CustomStringConvertible {
    /// What is wrong, with its place in a tree of elements or the key of a setting before it, and on a line of its own
    /// what to do.
    public var description: String {
        let key = cause == .settings ? keys.first : nil
        let place = [elementPath?.text, key].compactMap { $0 }.map { $0 + ": " }.joined()
        return [place + problem, remedy].compactMap { $0 }.joined(separator: "\n")
    }
}
