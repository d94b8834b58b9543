public import SnugGeometry

/// Where the layout gets its fonts: faces, measures, shaping.
///
/// A provider belongs to one thread. It gives the same answers for the same questions as long as it lives.
public protocol FontProvider: AnyObject {
    /// The faces of a font list that exist, in its order, best face of each family.
    ///
    /// - Returns: the faces, never none, and the names of the families before the first hit that do not exist.
    func fonts(for description: FontDescription) throws(FontError) -> (fonts: [FontID], missing: [String])

    /// Whether the face has a glyph for the character.
    func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool

    /// A face outside the list that has all characters of a cluster, or nil if there is none.
    ///
    /// With `prefersEmoji` a colour font comes first, otherwise one that fits the language and the script.
    func fallback(
        for cluster: [Unicode.Scalar], description: FontDescription, script: Script, language: String,
        prefersEmoji: Bool
    ) -> FontID?

    /// Whether the face draws emoji in colour.
    func isColorFont(_ font: FontID) -> Bool

    /// The face's vertical measures.
    func metrics(of font: FontID) -> FontMetrics

    /// The glyphs of an item, in visual order from left to right.
    ///
    /// The whole text is the context: letters join over the item's ends as they do inside it. A face with U+0020 makes
    /// the other spaces that it lacks (general category Zs, save U+1680) from it, and U+2011 from U+2010.
    func shape(_ item: ShapingItem, in text: [UInt8]) -> [ShapedGlyph]

    /// The box of a glyph's ink in fractions of an em, y down, origin on the baseline; nil without ink.
    func inkBounds(of glyph: UInt32, in font: FontID) -> Rect?

    /// The family's name, as the font's file gives it.
    func name(of font: FontID) -> String
}
