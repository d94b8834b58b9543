extension OutlineOptions {
    /// The colour inside the outline.
    public func background(_ color: Color) -> Self { setting(\.background, color) }

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
    public func stroke(_ color: Color, lineWidth: Length = 1, align: StrokeAlignment = .center) -> Self {
        setting(\.stroke, lineWidth).setting(\.strokeColor, color).setting(\.strokeAlign, align)
    }
}
