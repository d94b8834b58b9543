internal import SnugPixels

extension Highlight: StyledByKeys {
    /// Every property, in the order of the canonical words.
    static let properties: [any StyleProperty<Highlight>] = [
        ValueProperty("color", \Highlight.color),
        ValueProperty("mode", \Highlight.mode),
        ValueProperty("radius", \Highlight.radius),
        ValueProperty("innerRadius", \Highlight.innerRadius),
        ValueProperty("padding", \Highlight.padding),
        ValueProperty("extent", \Highlight.extent),
        ValueProperty("inset", \Highlight.inset),
        ValueProperty("stroke", \Highlight.stroke),
        ValueProperty("strokeColor", \Highlight.strokeColor),
        ValueProperty("shadow", \Highlight.shadow),
        ToggleProperty("fillsGaps", \Highlight.fillsGaps),
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
