/// How large things may be; what is larger is refused before memory is taken for it.
public struct Limits: Hashable, Sendable {
    /// Pixels of a picture, width times height.
    public var pixels: Int = 100_000_000
    /// Pixels of a picture's side; cairo cannot do more.
    public var pixelsPerSide: Int = 32_767
    /// UTF-8 bytes of a text.
    public var textBytes: Int = 4 << 20
    /// Bytes of a font file.
    public var fontBytes: Int = 64 << 20
    /// Bytes of a picture that a caption names.
    public var imageBytes: Int = 256 << 20
    /// Pixels of a picture that a caption names.
    public var imagePixels: Int = 100_000_000
    /// Bytes of a JSON document.
    public var jsonBytes: Int = 16 << 20
    /// Arrays and objects inside one another in a JSON document.
    public var jsonDepth: Int = 64

    /// Elements of a picture, those inside others included.
    public var elements: Int = 10_000
    /// Elements inside one another.
    public var elementDepth: Int = 64
    /// Modifiers of an element and of those that it stands in, together.
    public var modifierDepth: Int = 512

    /// How many styles may start from one another.
    public static let styleLayers = 16
    /// The steps that finding all matches of a regular expression may take.
    public static let patternSteps = 10_000_000
    /// The largest magnitude of a number in a spec.
    public static let specNumber = 1e6
    /// The font sizes that can be asked for, in layout units.
    public static let fontSizes = 0.1...10_000.0

    /// Makes the standard limits.
    public init() {}
}

extension Limits {
    /// Those of a JSON document.
    public var json: JSONLimits {
        JSONLimits(bytes: jsonBytes, depth: jsonDepth, values: JSONLimits.standard.values)
    }
}
