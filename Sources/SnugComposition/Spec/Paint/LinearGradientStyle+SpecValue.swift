internal import SnugText

extension LinearGradientStyle: SpecValue {
    /// What is expected where a value is none.
    public static let expectation = "a gradient such as linear-gradient(90deg, #f00, #00f 80%)"

    /// Reads CSS's words: `linear-gradient(to right, red, blue 80%)`.
    ///
    /// Places are in per cent; lengths and hints are refused.
    public init(specText: String) throws(SpecFault) {
        guard let function = CSSFunction(specText), function.name == "linear-gradient", function.rest.isEmpty else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        var arguments = function.arguments.partsOutsideBrackets { $0 == "," }
        let direction = try arguments.first.flatMap { (first) throws(SpecFault) in try Direction(first) }
        if direction != nil { arguments.removeFirst() }
        guard arguments.count >= 2 else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(direction: direction ?? .angle(180), colors: try GradientColor.list(of: arguments))
    }

    /// The canonical words.
    public var specText: String {
        let words = (direction == .angle(180) ? [] : [direction.specText]) + colors.map(\.specText)
        return "linear-gradient(\(words.joined(separator: ", ")))"
    }
}

extension LinearGradientStyle.Direction {
    private static let sides: [(name: String, angle: Double)] = [
        ("top", 0), ("right", 90), ("bottom", 180), ("left", 270),
    ]

    /// What a full turn is in each of CSS's units of angles (CSS Values 3, 6.1).
    private static let units: [(name: String, turn: Double)] = [
        ("deg", 360), ("grad", 400), ("rad", 2 * Double.pi), ("turn", 1),
    ]

    /// Reads the first argument of a gradient; nil where it is a colour.
    fileprivate init?(_ argument: Substring) throws(SpecFault) {
        let words = argument.wordsOutsideBrackets
        guard let first = words.first else { return nil }
        if first.lowercased() == "to" {
            self = try Self.side(words.dropFirst().map { $0.lowercased() })
        } else if words.count == 1, Percentage.looksLikeNumber(first) {
            self = .angle(try Self.degrees(first))
        } else {
            return nil
        }
    }

    private static func side(_ words: [String]) throws(SpecFault) -> Self {
        let found = words.joined(separator: " ")
        if let side = sides.first(where: { $0.name == found }) { return .angle(side.angle) }
        for order in [words, words.reversed()] {
            if let corner = LinearGradientStyle.Corner(rawValue: order.joined(separator: " ")) {
                return .corner(corner)
            }
        }
        throw .notOneOf(sides.map(\.name) + LinearGradientStyle.Corner.allCases.map(\.rawValue), found: found)
    }

    private static func degrees(_ word: Substring) throws(SpecFault) -> Double {
        if word == "0" { return 0 }
        for unit in units {
            guard word.lowercased().hasSuffix(unit.name), let number = decimalNumber(word.dropLast(unit.name.count))
            else { continue }
            return try checkedNumber(unit.turn == 360 ? number : number * 360 / unit.turn)
        }
        throw .notAValue(
            expected: "an angle such as 90deg or 0.25turn", found: String(word), suggestion: nil)
    }

    fileprivate var specText: String {
        switch self {
        case .angle(let degrees): shortestText(of: degrees) + "deg"
        case .corner(let corner): "to " + corner.rawValue
        }
    }
}
