internal import SnugPixels

extension RunStyle: StyledByKeys {
    /// Every property, in the order of the canonical JSON.
    static let properties: [any StyleProperty<RunStyle>] = [
        ValueProperty("font", \RunStyle.font),
        ValueProperty("fontFile", \RunStyle.fontFile),
        ValueProperty("fontSize", \RunStyle.fontSize),
        ValueProperty("weight", \RunStyle.weight),
        ToggleProperty("italic", \RunStyle.italic),
        ValueProperty("fontWidth", \RunStyle.fontWidth),
        ValueProperty("variations", \RunStyle.variations),
        ValueProperty("features", \RunStyle.features),
        ValueProperty("color", \RunStyle.color),
        ValueProperty("letterSpacing", \RunStyle.letterSpacing),
        ValueProperty("baselineShift", \RunStyle.baselineShift),
        ToggleProperty("underline", \RunStyle.underline),
        ToggleProperty("strike", \RunStyle.strike),
        ValueProperty("textStroke", \RunStyle.textStroke),
        ValueProperty("textStrokeColor", \RunStyle.textStrokeColor),
        WordsProperty("lang", \RunStyle.lang),
        ValueProperty("highlight", \RunStyle.highlightList),
    ]

    private var highlightList: HighlightList? {
        get { highlights.isEmpty ? nil : HighlightList(highlights) }
        set { highlights = newValue?.highlights ?? [] }
    }
}

extension RunStyle: Codable {
    /// Reads an object with a key for each property; `highlight` is one highlight or an array.
    public init(from decoder: any Decoder) throws {
        self.init()
        try decodeKeys(from: decoder)
    }

    /// Writes an object with the properties that are said.
    public func encode(to encoder: any Encoder) throws {
        try encodeKeys(to: encoder)
    }
}
