/// What a font file says about a face.
public struct FontInfo: Hashable, Sendable {
    /// An axis along which a variable face changes.
    public struct Axis: Hashable, Sendable {
        /// The axis' four-letter tag.
        public var tag: String
        /// The smallest setting.
        public var minimum: Double
        /// The setting that the face has by itself.
        public var normal: Double
        /// The largest setting.
        public var maximum: Double

        /// Makes an axis.
        public init(tag: String, minimum: Double, normal: Double, maximum: Double) {
            self.tag = tag
            self.minimum = minimum
            self.normal = normal
            self.maximum = maximum
        }
    }

    /// The family's name.
    public var family: String
    /// The style's name inside the family, such as `Bold Italic`; of a variable face its normal style.
    public var style: String
    /// Where the file lies, nil for the built-in font.
    public var path: String?
    /// The face's number in the file, from 0.
    public var face: Int
    /// Whether the face has axes.
    public var isVariable: Bool
    /// The axes in the file's order.
    public var axes: [Axis]
    /// Where each of the axes stands.
    public var settings: [Double]

    /// Makes a description of a face.
    public init(
        family: String, style: String, path: String?, face: Int, isVariable: Bool, axes: [Axis], settings: [Double]
    ) {
        self.family = family
        self.style = style
        self.path = path
        self.face = face
        self.isVariable = isVariable
        self.axes = axes
        self.settings = settings
    }
}
