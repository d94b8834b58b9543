/// Breaks a text into lines and sets every glyph at its place.
///
/// All lengths are layout units; byte offsets count the UTF-8 bytes of `text.string`. Lay out the same text at several
/// widths with `PreparedText`, which shapes it only once. Time and memory are linear in the text.
///
/// - Throws: `FontError` if the font list of the text or of a span cannot be used.
/// - Precondition: the spans lie inside the text at the bounds of characters, in its order and without overlap;
///   marks lie inside it at the bounds of characters.
public func layOut(
    _ text: StyledText, style: ParagraphStyle, fonts: any FontProvider, unicode: any UnicodeProvider
) throws(FontError) -> TextLayout {
    var prepared = try PreparedText(text, fonts: fonts, unicode: unicode)
    return prepared.layOut(style)
}
