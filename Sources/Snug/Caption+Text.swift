public import SnugText

extension Caption {
    /// The families wished for, best first.
    public func font(_ names: FontNames) -> Caption { setting(\.font, names) }

    /// Puts a font file before the families and the files added so far behind it.
    public func fontFile(_ path: String, face: Int = 0) -> Caption {
        setting(\.fontFile, (spec.fontFile ?? []) + [FontFile(path: path, face: face)])
    }

    /// Adds a folder with font files to find families in.
    public func fontDirectory(_ path: String) -> Caption { setting(\.fontDir, (spec.fontDir ?? []) + [path]) }

    /// Whether families and missing characters are looked for among the fonts of the system.
    public func systemFonts(_ isUsed: Bool) -> Caption { setting(\.noSystemFonts, !isUsed) }

    /// The letters' size.
    public func fontSize(_ size: Length) -> Caption { setting(\.fontSize, size) }

    /// How bold the letters are.
    public func fontWeight(_ weight: FontWeight) -> Caption { setting(\.weight, weight) }

    /// Bold letters.
    public func bold(_ isActive: Bool = true) -> Caption { fontWeight(isActive ? .bold : .regular) }

    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> Caption { setting(\.italic, isActive) }

    /// The distance from one baseline to the next.
    public func lineHeight(_ height: SpecLineHeight) -> Caption { setting(\.lineHeight, height) }

    /// Where the text's box begins and ends at the top and the bottom.
    public func textBox(_ edge: TextBoxEdge) -> Caption { setting(\.textBox, edge) }

    /// Where lines stand that are narrower than the widest.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Caption { setting(\.align, alignment) }

    /// What becomes of a word that is wider than the room.
    public func overflow(_ rule: WordOverflow) -> Caption { setting(\.overflow, rule) }

    /// The text's language, a BCP 47 tag such as `ja`.
    public func language(_ tag: String) -> Caption { setting(\.lang, tag) }

    /// The letters' colour.
    public func foregroundColor(_ color: Color) -> Caption { setting(\.color, .color(color)) }

    /// What the letters are filled with: a colour, a gradient or a picture that goes over all lines.
    public func foregroundStyle(_ style: ShapeStyle) -> Caption { setting(\.color, .style(style)) }
}
