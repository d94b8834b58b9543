/// A text read from markup: `**bold**`, `*italic*`, `~~strike~~`, `==highlight==`, `[text]{.class key=value}`.
///
/// Markers follow CommonMark 0.31.2, "Emphasis and strong emphasis", with the rules for `*` (there are no markers of `_`):
/// what stands between spaces is no marker, and pairs nest. A backslash before ASCII punctuation makes it plain text;
/// before anything else it is text itself. Line ends are text. Beyond CommonMark, a Chinese, Japanese or Korean character
/// next to a marker lets it open and close beside punctuation, since these scripts have no spaces between words.
///
/// Brackets without braces behind them are text. In braces stand classes (`.bold`, see `MarkupClass`) and settings: keys
/// of `RunStyle`, in camelCase or with hyphens, `size` for `fontSize`, keys of `Highlight`, and `background` for a
/// highlight's colour. Values with spaces or braces stand in `"` or `'`; a backslash counts there as elsewhere.
public struct Markup: Hashable, Sendable {
    /// The text and its styles.
    public var text: RichText
    /// Markers that stand in the text as they are, since what they open is closed nowhere.
    public var unclosed: [UnclosedMarker]

    /// Reads markup, in linear time. Throws for the first list in braces that has a mistake.
    public init(parsing source: String) throws(MarkupError) {
        var scanner = MarkupScanner(source)
        try scanner.scan()
        var pairs = DelimiterPairing(scanner.delimiters)
        pairs.pair(along: scanner.pieces)
        var builder = MarkupBuilder(bytes: scanner.bytes, delimiters: pairs.delimiters)
        text = try builder.text(of: scanner.pieces)
        unclosed = (scanner.unclosed + pairs.unclosed).sorted { $0.offset < $1.offset }
    }
}
