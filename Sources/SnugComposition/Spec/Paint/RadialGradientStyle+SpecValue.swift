internal import SnugPixels
internal import SnugText

extension RadialGradientStyle: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a gradient such as radial-gradient(circle at 30% 20%, #fff, #0000 70%)"

    /// Reads CSS's words: `radial-gradient(circle at 30% 20%, #fff, #0000 70%)`.
    ///
    /// Places are in per cent. Sizes other than `farthest-corner`, which holds without one, lengths and hints are refused.
    public init(specText: String) throws(SpecFault) {
        guard let function = CSSFunction(specText), function.name == "radial-gradient", function.rest.isEmpty else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        var arguments = function.arguments.partsOutsideBrackets { $0 == "," }
        let prelude = arguments.first.flatMap(Prelude.init(looking:))
        if prelude != nil { arguments.removeFirst() }
        guard arguments.count >= 2 else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(
            shape: try prelude?.shape() ?? .ellipse, center: try prelude?.center() ?? .center,
            colors: try GradientColor.list(of: arguments))
    }

    /// The canonical words.
    public var specText: String {
        let prelude =
            (shape == .ellipse ? [] : [shape.rawValue]) + (center == .center ? [] : ["at " + center.specText])
        let words = (prelude.isEmpty ? [] : [prelude.joined(separator: " ")]) + colors.map(\.specText)
        return "radial-gradient(\(words.joined(separator: ", ")))"
    }
}

/// The first argument of a radial gradient where that is no colour: its shape and its centre.
private struct Prelude {
    private static let size = "farthest-corner"
    private static let otherSizes = ["closest-side", "closest-corner", "farthest-side"]
    private static let shapes = RadialGradientStyle.Shape.allCases.map(\.rawValue)

    private let before: [String]
    private let position: [Substring]?

    /// Takes the argument apart; nil where it is a colour.
    init?(looking argument: Substring) {
        let words = argument.wordsOutsideBrackets
        let place = words.firstIndex { $0.lowercased() == "at" }
        before = words[..<(place ?? words.endIndex)].map { $0.lowercased() }
        position = place.map { Array(words[($0 + 1)...]) }
        let known = Self.shapes + Self.otherSizes + [Self.size]
        // A misspelt word is taken for the known one that it is near to, so that it is not called a colour.
        let isKnown = before.contains { word in
            known.contains(word) || (Color.named(word) == nil && closestName(to: word, among: known) != nil)
        }
        guard position != nil || isKnown else { return nil }
    }

    func shape() throws(SpecFault) -> RadialGradientStyle.Shape? {
        let words = before.filter { $0 != Self.size }
        guard let first = words.first else { return nil }
        guard words.count == 1, let shape = RadialGradientStyle.Shape(rawValue: first) else {
            throw .notOneOf(Self.shapes, found: words.joined(separator: " "))
        }
        return shape
    }

    func center() throws(SpecFault) -> UnitPoint? {
        guard let position else { return nil }
        return try UnitPoint(words: position)
    }
}
