internal import SnugPixels
internal import SnugText

extension ShapeStyle: SpecValue {
    /// What is expected where a value is none.
    public static let expectation =
        "a colour, gradient or picture such as #ff2d55, pink, linear-gradient(90deg, red, blue) or url(photo.jpg)"

    static let materialFunction = "material"
    static let functions = ["linear-gradient", "radial-gradient", "url", materialFunction]

    /// Reads a CSS colour, `linear-gradient()`, `radial-gradient()`, `url()`, or `material()`, such as
    /// `material(regular-dark)`.
    public init(specText: String) throws(SpecFault) {
        let text = specText.trimmed
        let name = text.firstIndex(of: "(").map { text[..<$0].trimmed.lowercased() }
        switch name {
        case "linear-gradient": self = .linearGradient(try LinearGradientStyle(specText: specText))
        case "radial-gradient": self = .radialGradient(try RadialGradientStyle(specText: specText))
        case "url": self = .image(try ImageStyle(specText: specText))
        case Self.materialFunction: self = .material(try Self.material(text))
        default:
            do {
                self = .color(try Color(specText: specText))
            } catch .notAValue(_, let found, let suggestion) {
                throw .notAValue(
                    expected: Self.expectation, found: found,
                    suggestion: Self.suggestion(for: text, function: name) ?? suggestion)
            } catch {
                throw error
            }
        }
    }

    /// The canonical words.
    public var specText: String {
        switch self {
        case .color(let color): color.specText
        case .linearGradient(let gradient): gradient.specText
        case .radialGradient(let gradient): gradient.specText
        case .image(let image): image.specText
        case .material(let material): "material(\(material.specText))"
        }
    }

    private static func material(_ text: Substring) throws(SpecFault) -> Material {
        guard let function = CSSFunction(text), function.rest.isEmpty else {
            throw .notAValue(
                expected: "a material such as material(regular)", found: String(text), suggestion: nil)
        }
        return try Material(specText: String(function.arguments))
    }

    private static func suggestion(for text: Substring, function name: String?) -> String? {
        if let name { return closestName(to: name, among: functions).map { $0 + "(…)" } }
        if let material = try? Material(specText: String(text)) { return "material(\(material.specText))" }
        return nil
    }
}
