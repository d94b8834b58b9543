/// What lies behind a shape, blurred, more colourful and tinted: frosted glass.
public struct Material: Hashable, Sendable {
    /// How much of what lies behind is left to see.
    public enum Thickness: String, Hashable, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick
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
