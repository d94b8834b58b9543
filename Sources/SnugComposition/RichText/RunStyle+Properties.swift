internal import SnugPixels

extension RunStyle: StyledByKeys {
    /// Every property, in the order of the canonical JSON.
    static let properties: [any StyleProperty<RunStyle>] = [
        ValueProperty("font", \RunStyle.font, "families with commas between them, best first"),
        ValueProperty("fontFile", \RunStyle.fontFile, "a font file that goes before the families"),
        ValueProperty(
            "fontSize", \RunStyle.fontSize, "the letters' size; em is that of the text around",
            schema: Length.fontSizeSchema),
        ValueProperty("weight", \RunStyle.weight, "how bold the letters are"),
        ToggleProperty("italic", \RunStyle.italic, "slanted letters"),
        ValueProperty("fontWidth", \RunStyle.fontWidth, "how wide the letters are"),
        ValueProperty("variations", \RunStyle.variations, "positions on the font's axes"),
        ValueProperty("features", \RunStyle.features, "OpenType features"),
        ValueProperty("color", \RunStyle.color, "the letters' colour; auto is black or white, by contrast"),
        ValueProperty("letterSpacing", \RunStyle.letterSpacing, "extra room between letters"),
        ValueProperty("baselineShift", \RunStyle.baselineShift, "how far the letters stand above the baseline"),
        ToggleProperty("underline", \RunStyle.underline, "a line below the letters"),
        ToggleProperty("strike", \RunStyle.strike, "a line through the letters"),
        ValueProperty(
            "textStroke", \RunStyle.textStroke, "the width of a border outside the letters", schema: Length.extentSchema
        ),
        ValueProperty(
            "textStrokeColor", \RunStyle.textStrokeColor, "the colour of the letters' border",
            schema: ShapeStyle.paintSchema),
        WordsProperty("lang", \RunStyle.lang, "the text's language, such as ja or zh-Hant"),
        ValueProperty("highlight", \RunStyle.highlightList, "what lies behind the letters, outermost first"),
    ]

    private var highlightList: HighlightList? {
        get { highlights.isEmpty ? nil : HighlightList(highlights) }
        set { highlights = newValue?.highlights ?? [] }
    }
}

extension RunStyle: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a style such as weight=bold,fontSize=1.4em"

    /// Reads settings with commas between them, such as `weight=bold,fontSize=1.4em`; a first word without a key is the
    /// colour.
    public init(specText: String) throws(SpecFault) {
        self.init()
        try setKeys(of: specText)
    }

    /// The canonical words: every property that is said.
    public var specText: String { keyWords }

    /// Reads an object with a key for each property, or words; `highlight` is one highlight or an array.
    public init(from decoder: any Decoder) throws {
        self.init()
        if let words = try? decoder.singleValueContainer().decode(String.self) {
            try setKeys(of: words)
        } else {
            try decodeKeys(from: decoder)
        }
    }

    /// Writes an object with the properties that are said.
    public func encode(to encoder: any Encoder) throws {
        try encodeKeys(to: encoder)
    }
}
