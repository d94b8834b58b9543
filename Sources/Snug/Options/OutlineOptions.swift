extension OutlineOptions {
    /// The colour inside the outline.
    public func background(_ color: Color) -> Self { background(.color(color)) }

    /// What the outline is filled with: a colour, a gradient, a picture or a material.
    public func background(_ style: ShapeStyle) -> Self { setting(\.background, style) }

    /// Frosted glass inside the outline, below the background, which is clear then unless it is told otherwise.
    ///
    /// It blurs what the caption lies on: the canvas' colour or the backdrop. Without either there is its tint alone.
    public func material(_ material: Material) -> Self { setting(\.material, material) }

    /// How the background follows the lines.
    public func outline(_ mode: OutlineMode) -> Self { setting(\.outline, mode) }

    /// Room between each line and the outline.
    public func padding(_ length: Length) -> Self { setting(\.padding, LengthInsets(length)) }

    /// Room between each line and the outline, above and below and at the sides.
    public func padding(vertical: Length, horizontal: Length) -> Self {
        setting(\.padding, LengthInsets(vertical: vertical, horizontal: horizontal))
    }

    /// Room between each line and the outline, side by side.
    public func padding(_ insets: LengthInsets) -> Self { setting(\.padding, insets) }

    /// The radius of convex corners; the concave ones follow unless told otherwise.
    public func cornerRadius(_ radius: Length) -> Self { setting(\.radius, radius) }

    /// The radii of convex and of concave corners.
    public func cornerRadius(_ radius: Length, inner: Length) -> Self {
        setting(\.radius, radius).setting(\.innerRadius, inner)
    }

    /// Merges steps between neighbouring lines that are smaller.
    public func snap(_ length: Length) -> Self { setting(\.snap, length) }

    /// Closes gaps between lines up to this height.
    public func bridge(_ length: Length) -> Self { setting(\.bridge, length) }

    /// Draws a border along the outline.
    ///
    /// - Parameter dash: lengths of dashes and gaps in turn; empty for an unbroken border.
    public func stroke(
        _ color: Color, lineWidth: Length = 1, align: StrokeAlignment = .center, dash: [Length] = []
    ) -> Self {
        stroke(.color(color), lineWidth: lineWidth, align: align, dash: dash)
    }

    /// Draws a border along the outline.
    ///
    /// - Parameter dash: lengths of dashes and gaps in turn; empty for an unbroken border.
    public func stroke(
        _ style: ShapeStyle, lineWidth: Length = 1, align: StrokeAlignment = .center, dash: [Length] = []
    ) -> Self {
        let stroked = setting(\.stroke, lineWidth).setting(\.strokeColor, style).setting(\.strokeAlign, align)
        return dash.isEmpty ? stroked : stroked.setting(\.strokeDash, DashPattern(dash))
    }
}
