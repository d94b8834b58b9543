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
