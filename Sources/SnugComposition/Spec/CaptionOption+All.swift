internal import SnugText

extension CaptionOption {
    /// Every option, in the order of help and of the canonical JSON.
    public static let all: [CaptionOption] = [
        .value(
            "style", \.style, .style, "NAME|FILE",
            "the look to start from: one of `snug styles`, or a JSON file; all else goes before what it says"),

        .value(
            "width", \.width, .canvas, "LENGTH", "wrap lines so that the caption is at most this wide",
            default: "no wrapping", schema: Length.extentSchema),
        .value(
            "size", \.size, .canvas, "WxH", "a fixed canvas; lines wrap to its width less the margins",
            default: "as large as the caption"),
        .number(
            "scale", \.scale, .canvas, "NUMBER", "pixels per layout unit: the same layout, larger",
            default: shortestText(of: CaptionDefaults.scale)),
        .value(
            "margin", \.margin, .canvas, "LENGTHS", "room round the caption, in CSS order",
            default: CaptionDefaults.margin.specText),
        .value(
            "place", \.place, .canvas, "PLACE", "where the caption stands in a fixed canvas: \(Placement.words)",
            default: CaptionDefaults.place.specText),
        .value(
            "canvas", \.canvas, .canvas, "FILL", "what the canvas is filled with", default: "transparent",
            schema: ShapeStyle.paintSchema),
        .value(
            "backdrop", \.backdrop, .canvas, "FILE", "a picture as the page; without --size the canvas is as large"),
        .toggle("backdropInside", \.backdropInside, .canvas, "the backdrop shows only through materials"),
        .value(
            "debug", \.debug, .canvas, "MARKS",
            "draw how the picture came about over it: \(DebugMark.words), or several with commas"),
        .count(
            "maxPixels", \.maxPixels, .canvas, "NUMBER", "the most pixels that the picture may have",
            default: String(Limits().pixels)),
        .toggle("noMetadata", \.noMetadata, .canvas, "leave the text out of the file: no description, no title"),

        .value(
            "font", \.font, .text, "FAMILIES",
            "families with commas between them, best first; one with ? behind it need not exist",
            default: CaptionDefaults.font.specText),
        .list(
            "fontFile", \.fontFile, .text, "FILE[#FACE]", "a font file that goes before the families",
            schema: FontFile.schema, element: { (argument) throws(SpecFault) in try FontFile(specText: argument) }),
        .list(
            "fontDir", \.fontDir, .text, "FOLDER", "a folder with font files to find families in",
            schema: .string, element: { $0 }),
        .toggle("noSystemFonts", \.noSystemFonts, .text, "leave the fonts of the system unused"),
        .value(
            "fontSize", \.fontSize, .text, "LENGTH", "the letters' size", default: CaptionDefaults.fontSize.specText,
            schema: Length.fontSizeSchema),
        .value(
            "weight", \.weight, .text, "WEIGHT", "1 to 1000, or thin, light, regular, medium, semibold, bold, black",
            default: CaptionDefaults.weight.specText),
        .toggle("italic", \.italic, .text, "slanted letters"),
        .value(
            "fontWidth", \.fontWidth, .text, "WIDTH", "50 to 200 per cent, or condensed, normal, expanded",
            default: CaptionDefaults.fontWidth.specText),
        .value("variations", \.variations, .text, "AXES", "positions on the font's axes, such as wght=650,slnt=-5"),
        .value("features", \.features, .text, "FEATURES", "OpenType features, such as tnum,ss01=2,-kern"),
        .value(
            "letterSpacing", \.letterSpacing, .text, "LENGTH", "extra room between letters",
            default: CaptionDefaults.letterSpacing.specText),
        .value(
            "wordSpacing", \.wordSpacing, .text, "LENGTH", "extra room between words",
            default: CaptionDefaults.wordSpacing.specText),
        .value(
            "transform", \.transform, .text, "CASE", "change the letters' case: \(LetterCase.words)",
            default: CaptionDefaults.transform.specText),
        .value(
            "lineHeight", \.lineHeight, .text, "HEIGHT",
            "from baseline to baseline: a multiple of the font size, a length, or normal",
            default: CaptionDefaults.lineHeight.specText),
        .value(
            "firstParagraph", \.firstParagraph, .text, "STYLE",
            "the look of the first paragraph, such as weight=bold,fontSize=1.4em"),
        .value(
            "paragraphSpacing", \.paragraphSpacing, .text, "LENGTH", "extra room between paragraphs",
            default: CaptionDefaults.paragraphSpacing.specText, schema: Length.extentSchema),
        .value(
            "textBox", \.textBox, .text, "EDGE",
            "measure padding from the lines, or from capitals and baseline: \(TextBoxEdge.words)",
            default: CaptionDefaults.textBox.specText),
        .value(
            "align", \.align, .text, "ALIGN", "where shorter lines stand: \(TextAlignment.words)",
            default: CaptionDefaults.align.specText),
        .value(
            "direction", \.direction, .text, "DIRECTION", "the direction of paragraphs: \(BaseDirection.words)",
            default: CaptionDefaults.direction.specText),
        .value(
            "wrap", \.wrap, .text, "STYLE", "how lines are filled: \(WrapStyle.words)",
            default: CaptionDefaults.wrap.specText),
        .value(
            "lineBreak", \.lineBreak, .text, "RULE", "how freely lines break: \(LineBreakStrictness.words)",
            default: CaptionDefaults.lineBreak.specText),
        .count("maxLines", \.maxLines, .text, "NUMBER", "the most lines; the rest is left out behind an ellipsis"),
        .words(
            "ellipsis", \.ellipsis, .text, "TEXT", "what stands where text is left out",
            default: CaptionDefaults.ellipsis),
        .value(
            "fit", \.fit, .text, "MIN..MAX", "the largest font size that fits --size, --width and --max-lines",
            isArgumentOptional: true),
        .value(
            "overflow", \.overflow, .text, "RULE", "words wider than the room: \(WordOverflow.words)",
            default: CaptionDefaults.overflow.specText),
        .words(
            "lang", \.lang, .text, "TAG", "the text's language, such as ja or zh-Hant",
            otherwise: "ja with kana, ko with hangul"),
        .value(
            "color", \.color, .text, "FILL", "the letters' colour; auto is black or white, by contrast",
            default: "#000"),
        .value(
            "highlightStyle", \.highlightStyle, .text, "STYLE",
            "the style of the highlight flags after it, such as color=#ff0,radius=5,mode=clone"),
        .highlight(
            "highlight", \.highlight, .text, "TEXT", "a background behind a text, wherever it occurs", schema: .string,
            part: { $0 }),
        .highlight(
            "highlightRange", \.highlightRange, .text, "A..<B", "a background behind a range of characters, from 0",
            schema: GraphemeRange.schema,
            part: { (argument) throws(SpecFault) in try GraphemeRange(specText: argument) }),
        .highlight(
            "highlightMatch", \.highlightMatch, .text, "REGEX",
            "a background behind all matches of a regular expression",
            schema: .string, part: { $0 }),
        .toggle("underline", \.underline, .text, "a line below the letters"),
        .toggle("strike", \.strike, .text, "a line through the letters"),
        .value(
            "textStroke", \.textStroke, .text, "LENGTH", "the width of a border outside the letters",
            default: CaptionDefaults.textStroke.specText, schema: Length.extentSchema),
        .value(
            "textStrokeColor", \.textStrokeColor, .text, "FILL", "the colour of the letters' border", default: "#000",
            schema: ShapeStyle.paintSchema),
        .list(
            "textShadow", \.textShadow, .text, "SHADOW", "a shadow of the letters, such as \"0 2px 6px #0008\"",
            schema: TextShadow.schema, element: { (argument) throws(SpecFault) in try TextShadow(specText: argument) }),

        .value(
            "background", \.background, .outline, "FILL", "what the outline is filled with",
            default: "#fff, with --material transparent"),
        .value(
            "material", \.material, .outline, "KIND", "frosted glass below the background, such as regular or thin-dark"
        ),
        .value(
            "outline", \.outline, .outline, "MODE", "how the background follows the lines: \(OutlineMode.words)",
            default: CaptionDefaults.outline.specText),
        .value(
            "padding", \.padding, .outline, "LENGTHS", "room between each line and the outline, in CSS order",
            default: CaptionDefaults.padding.specText),
        .value(
            "radius", \.radius, .outline, "LENGTH", "the radius of outer corners",
            default: CaptionDefaults.radius.specText, schema: Length.extentSchema),
        .value(
            "innerRadius", \.innerRadius, .outline, "LENGTH", "the radius of inner corners",
            default: "radius x 14/17", schema: Length.extentSchema),
        .value(
            "snap", \.snap, .outline, "LENGTH", "merge steps between lines that are smaller",
            default: "0.8 (radius + inner radius), 0.25em to 0.6em", schema: Length.extentSchema),
        .value(
            "bridge", \.bridge, .outline, "LENGTH", "close gaps between lines up to this height",
            default: CaptionDefaults.bridge.specText, schema: Length.extentSchema),
        .value(
            "stroke", \.stroke, .outline, "LENGTH", "the width of the outline's border",
            default: CaptionDefaults.stroke.specText, schema: Length.extentSchema),
        .value(
            "strokeColor", \.strokeColor, .outline, "FILL", "the border's colour", default: "#000",
            schema: ShapeStyle.paintSchema),
        .value(
            "strokeAlign", \.strokeAlign, .outline, "SIDE",
            "where the border lies on the edge: \(StrokeAlignment.words)",
            default: CaptionDefaults.strokeAlign.specText),
        .value(
            "strokeDash", \.strokeDash, .outline, "LENGTHS", "the border's dashes and gaps in turn, such as \"4 2\"",
            default: "unbroken"),
        .value(
            "bar", \.bar, .outline, "LENGTH", "the width of a bar inside the outline, along its leading side",
            default: CaptionDefaults.bar.specText, schema: Length.extentSchema),
        .value(
            "barColor", \.barColor, .outline, "FILL", "the bar's colour", default: "#000",
            schema: ShapeStyle.paintSchema),
    ]
}
