public import SnugPixels

/// A shadow of letters, written as in CSS: offset to the right, offset down, blur, colour.
public struct TextShadow: SpecValue {
    /// How far the shadow lies to the right.
    public var x: Length
    /// How far it lies below.
    public var y: Length
    /// CSS's blur length: twice the standard deviation of the Gaussian.
    public var blur: Length
    /// The shadow's colour.
    public var color: Color

    /// Makes a shadow.
    public init(x: Length = 0, y: Length = 0, blur: Length = 0, color: Color) {
        self.x = x
        self.y = y
        self.blur = blur
        self.color = color
    }

    /// What is expected where a value is none.
    public static let expectation = "a shadow such as \"0 2px 6px #0008\": right, down, blur, colour"

    /// Reads the words of a flag or of JSON: two or three lengths and a colour, which is black without one.
    public init(specText: String) throws(SpecFault) {
        var lengths: [Length] = []
        var rest = specText.trimmed
        while let word = rest.split(separator: " ", maxSplits: 1).first, lengths.count < 3,
            let length = try? Length(specText: String(word))
        {
            lengths.append(length)
            rest = rest.dropFirst(word.count).trimmed
        }
        guard lengths.count >= 2, lengths.count < 3 || lengths[2].value >= 0 else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(
            x: lengths[0], y: lengths[1], blur: lengths.count > 2 ? lengths[2] : .zero,
            color: rest.isEmpty ? Color(red: 0, green: 0, blue: 0) : try Color(specText: String(rest)))
    }

    /// The canonical words.
    public var specText: String { [x.specText, y.specText, blur.specText, color.specText].joined(separator: " ") }
}
