public import SnugPixels

/// A background behind a part of a text; what is nil follows `HighlightDefaults`.
///
/// Ems are those of the text that is highlighted.
public struct Highlight: Hashable, Sendable {
    /// What the shape is filled with; the system's yellow if not said.
    public var color: ShapeStyle?
    /// How it looks where lines break; `slice` if not said.
    public var mode: HighlightMode?
    /// The radius of convex corners; 0.28 em if not said.
    public var radius: Length?
    /// The radius of concave corners, which only `cling` has; 23/28 of the radius if not said.
    public var innerRadius: Length?
    /// Room between the text and the edge; at the sides lines make room for it. 0.14 em at the sides if not said.
    public var padding: LengthInsets?
    /// From where to where the shape reaches vertically; `line` if not said.
    public var extent: HighlightExtent?
    /// How far upper and lower edge stand back from the extent.
    ///
    /// If not said, 0, and for whole lines in `slice` and `clone` as much as keeps those of neighbouring lines apart.
    public var inset: Length?
    /// The width of a border, centred on the edge; none if not said.
    public var stroke: Length?
    /// The border's colour, no material; black if not said.
    public var strokeColor: ShapeStyle?
    /// A shadow of the shape; none if not said.
    public var shadow: TextShadow?
    /// Whether the gaps between the parts on neighbouring lines are filled; not if not said.
    public var fillsGaps: Bool?

    /// Makes a highlight whose fill and border have one colour each.
    public init(
        color: Color? = nil, mode: HighlightMode? = nil, radius: Length? = nil, innerRadius: Length? = nil,
        padding: LengthInsets? = nil, extent: HighlightExtent? = nil, inset: Length? = nil, stroke: Length? = nil,
        strokeColor: Color? = nil, shadow: TextShadow? = nil, fillsGaps: Bool? = nil
    ) {
        self.color = color.map { .color($0) }
        self.mode = mode
        self.radius = radius
        self.innerRadius = innerRadius
        self.padding = padding
        self.extent = extent
        self.inset = inset
        self.stroke = stroke
        self.strokeColor = strokeColor.map { .color($0) }
        self.shadow = shadow
        self.fillsGaps = fillsGaps
    }

    /// Makes a highlight that is filled with a colour, a gradient, a picture or a material.
    public init(style: ShapeStyle, mode: HighlightMode? = nil, radius: Length? = nil, padding: LengthInsets? = nil) {
        self.init(mode: mode, radius: radius, padding: padding)
        color = style
    }

    /// The highlight in which `other` goes before what is said here.
    public func overridden(by other: Highlight) -> Highlight {
        var result = self
        for property in Self.properties {
            property.copy(from: other, to: &result)
        }
        return result
    }
}
