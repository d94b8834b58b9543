/// What lies behind a shape, blurred, more colourful and tinted: frosted glass.
public struct Material: Hashable, Sendable {
    /// How much of what lies behind is left to see.
    public enum Thickness: String, Hashable, Sendable, CaseIterable {
        case ultraThin
        case thin
        case regular
        case thick
        case ultraThick
    }

    /// How much of what lies behind is left to see.
    public var thickness: Thickness
    /// Whether the tint is dark.
    public var isDark: Bool

    /// Makes a material.
    public init(_ thickness: Thickness, isDark: Bool = false) {
        self.thickness = thickness
        self.isDark = isDark
    }
}

// The names are SwiftUI's.
extension Material {
    /// Lets most through.
    public static let ultraThin = Material(.ultraThin)
    /// Lets more through than it hides.
    public static let thin = Material(.thin)
    /// Neither thin nor thick.
    public static let regular = Material(.regular)
    /// Hides more than it lets through.
    public static let thick = Material(.thick)
    /// Hides most.
    public static let ultraThick = Material(.ultraThick)

    /// The same with a dark tint.
    public var dark: Material { Material(thickness, isDark: true) }
}

extension Material: SpecValue {
    private static let darkSuffix = "-dark"

    /// All materials: the light ones, then the dark ones.
    static let all = [false, true].flatMap { isDark in
        Thickness.allCases.map { Material($0, isDark: isDark) }
    }

    /// What is expected where a value is none.
    public static let expectation = "one of " + all.map(\.specText).joined(separator: ", ")

    /// Reads a thickness, with `-dark` behind it for a dark tint.
    public init(specText: String) throws(SpecFault) {
        guard let material = Self.all.first(where: { $0.specText == specText.trimmed }) else {
            throw .notOneOf(Self.all.map(\.specText), found: specText)
        }
        self = material
    }

    /// The canonical words.
    public var specText: String { thickness.rawValue + (isDark ? Self.darkSuffix : "") }
}
