internal import SnugPixels

extension Highlight: StyledByKeys {
    /// Every property, in the order of the canonical words.
    static let properties: [any StyleProperty<Highlight>] = [
        ValueProperty("color", \Highlight.color, "what the shape is filled with; the system's yellow if not said"),
        ValueProperty("mode", \Highlight.mode, "how it looks where lines break; slice if not said"),
        ValueProperty(
            "radius", \Highlight.radius, "the radius of outer corners; 0.28em if not said", schema: Length.extentSchema),
        ValueProperty(
            "innerRadius", \Highlight.innerRadius, "the radius of inner corners, which only cling has",
            schema: Length.extentSchema),
        ValueProperty(
            "padding", \Highlight.padding, "room between the text and the edge; 0.14em at the sides if not said"),
        ValueProperty("extent", \Highlight.extent, "from where to where it reaches vertically; line if not said"),
        ValueProperty("inset", \Highlight.inset, "how far upper and lower edge stand back"),
        ValueProperty(
            "stroke", \Highlight.stroke, "the width of a border; none if not said", schema: Length.extentSchema),
        ValueProperty(
            "strokeColor", \Highlight.strokeColor, "the border's colour; black if not said",
            schema: ShapeStyle.paintSchema),
        ValueProperty("shadow", \Highlight.shadow, "a shadow of the shape"),
        ToggleProperty(
            "fillsGaps", \Highlight.fillsGaps, "whether the gaps between the parts on neighbouring lines are filled"),
    ]
}

extension Highlight: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a highlight such as color=#ff0,radius=5,mode=clone"

    /// Reads settings with commas between them, such as `color=#ff0,radius=5,mode=clone`; of no words, the default.
    ///
    /// Keys may be written in camelCase or with hyphens. A first word without a key is the colour: `yellow,radius=5`. A
    /// later one belongs to the value before it, as the second length in `padding=1,2`. Commas in brackets part nothing.
    public init(specText: String) throws(SpecFault) {
        self.init()
        try setKeys(of: specText)
    }

    /// The canonical words: every property that is said.
    public var specText: String {
        keyWords
    }

    /// Reads an object with a key for each property, or words, or `true` for the default.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer() {
            if let words = try? container.decode(String.self) {
                try self.init(specText: words)
                return
            }
            if let flag = try? container.decode(Bool.self) {
                guard flag else {
                    throw SpecFault.notAValue(expected: Self.expectation, found: "false", suggestion: nil)
                }
                self.init()
                return
            }
        }
        self.init()
        try decodeKeys(from: decoder)
    }

    /// Writes an object with the properties that are said.
    public func encode(to encoder: any Encoder) throws {
        try encodeKeys(to: encoder)
    }
}
