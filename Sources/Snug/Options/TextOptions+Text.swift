public import SnugText

extension TextOptions {
    /// The families wished for, best first.
    public func font(_ names: FontNames) -> Self { setting(\.font, names) }

    /// Puts a font file before the families and the files added so far behind it.
    public func fontFile(_ path: String, face: Int = 0) -> Self {
        setting(\.fontFile, (options.fontFile ?? []) + [FontFile(path: path, face: face)])
    }

    /// The letters' size.
    public func fontSize(_ size: Length) -> Self { setting(\.fontSize, size) }

    /// How bold the letters are.
    public func fontWeight(_ weight: FontWeight) -> Self { setting(\.weight, weight) }

    /// Bold letters.
    public func bold(_ isActive: Bool = true) -> Self { fontWeight(isActive ? .bold : .regular) }

    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> Self { setting(\.italic, isActive) }

    /// The distance from one baseline to the next.
    public func lineHeight(_ height: SpecLineHeight) -> Self { setting(\.lineHeight, height) }

    /// Where the text's box begins and ends at the top and the bottom.
    public func textBox(_ edge: TextBoxEdge) -> Self { setting(\.textBox, edge) }

    /// Where lines stand that are narrower than the widest.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { setting(\.align, alignment) }

    /// What becomes of a word that is wider than the room.
    public func overflow(_ rule: WordOverflow) -> Self { setting(\.overflow, rule) }

    /// The text's language, a BCP 47 tag such as `ja`.
    public func language(_ tag: String) -> Self { setting(\.lang, tag) }

    /// The letters' colour.
    public func foregroundColor(_ color: Color) -> Self { setting(\.color, .color(color)) }

    /// What the letters are filled with: a colour, a gradient or a picture that goes over all lines.
    public func foregroundStyle(_ style: ShapeStyle) -> Self { setting(\.color, .style(style)) }

    /// The letters' colour.
    public func foregroundStyle(_ color: Color) -> Self { foregroundColor(color) }
}
