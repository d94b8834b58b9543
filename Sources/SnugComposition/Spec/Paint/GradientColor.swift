public import SnugPixels

/// A colour of a gradient and, where it is told, its place.
public struct GradientColor: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it lies along the gradient: 0 is the start and 1 the end; nil spreads it evenly between its neighbours.
    public var location: Double?

    /// Makes a colour of a gradient.
    public init(_ color: Color, at location: Double? = nil) {
        self.color = color
        self.location = location
    }
}

extension GradientColor {
    /// What is expected where a value is none.
    static let expectation = "a colour and its place such as red 40%"

    /// Reads the colours of a gradient from its arguments: each with none, one or two places.
    ///
    /// Hints, which are places without colours, are refused.
    static func list(of arguments: [Substring]) throws(SpecFault) -> [GradientColor] {
        var colors: [GradientColor] = []
        for argument in arguments {
            let words = argument.wordsOutsideBrackets
            guard let first = words.first, words.count <= 3, !Percentage.looksLikeNumber(first) else {
                throw .notAValue(expected: expectation, found: String(argument.trimmed), suggestion: nil)
            }
            let color = try Color(specText: String(first))
            if words.count == 1 { colors.append(GradientColor(color)) }
            for word in words.dropFirst() {
                colors.append(GradientColor(color, at: try Percentage.part(word)))
            }
        }
        return colors
    }

    /// The canonical words.
    var specText: String {
        color.specText + (location.map { " " + Percentage.words($0) } ?? "")
    }
}
