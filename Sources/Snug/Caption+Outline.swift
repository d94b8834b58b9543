extension Caption {
    /// The colour inside the outline.
    public func background(_ color: Color) -> Caption { background(.color(color)) }

    /// What the outline is filled with: a colour, a gradient, a picture or a material.
    public func background(_ style: ShapeStyle) -> Caption { setting(\.background, style) }

    /// Frosted glass inside the outline, below the background, which is clear then unless it is told otherwise.
    ///
    /// It blurs what the caption lies on: the canvas' colour or the backdrop. Without either there is its tint alone.
    public func material(_ material: Material) -> Caption { setting(\.material, material) }

    /// How the background follows the lines.
    public func outline(_ mode: OutlineMode) -> Caption { setting(\.outline, mode) }

    /// Room between each line and the outline.
    public func padding(_ length: Length) -> Caption { setting(\.padding, LengthInsets(length)) }

    /// Room between each line and the outline, above and below and at the sides.
    public func padding(vertical: Length, horizontal: Length) -> Caption {
        setting(\.padding, LengthInsets(vertical: vertical, horizontal: horizontal))
    }

    /// Room between each line and the outline, side by side.
    public func padding(_ insets: LengthInsets) -> Caption { setting(\.padding, insets) }

    /// The radius of convex corners; the concave ones follow unless told otherwise.
    public func cornerRadius(_ radius: Length) -> Caption { setting(\.radius, radius) }

    /// The radii of convex and of concave corners.
    public func cornerRadius(_ radius: Length, inner: Length) -> Caption {
        setting(\.radius, radius).setting(\.innerRadius, inner)
    }

    /// Merges steps between neighbouring lines that are smaller.
    public func snap(_ length: Length) -> Caption { setting(\.snap, length) }

    /// Closes gaps between lines up to this height.
    public func bridge(_ length: Length) -> Caption { setting(\.bridge, length) }

    /// A bar inside the outline, along the side where the first line begins.
    public func bar(_ color: Color, width: Length = 8) -> Caption { bar(.color(color), width: width) }

    /// A bar inside the outline, along the side where the first line begins.
    public func bar(_ style: ShapeStyle, width: Length = 8) -> Caption {
        setting(\.bar, width).setting(\.barColor, style)
    }

    /// Draws a border along the outline.
    ///
    /// - Parameter dash: lengths of dashes and gaps in turn; empty for an unbroken border.
    public func stroke(
        _ color: Color, lineWidth: Length = 1, align: StrokeAlignment = .center, dash: [Length] = []
    ) -> Caption {
        stroke(.color(color), lineWidth: lineWidth, align: align, dash: dash)
    }

    /// Draws a border along the outline.
    ///
    /// - Parameter dash: lengths of dashes and gaps in turn; empty for an unbroken border.
    public func stroke(
        _ style: ShapeStyle, lineWidth: Length = 1, align: StrokeAlignment = .center, dash: [Length] = []
    ) -> Caption {
        let stroked = setting(\.stroke, lineWidth).setting(\.strokeColor, style).setting(\.strokeAlign, align)
        return dash.isEmpty ? stroked : stroked.setting(\.strokeDash, DashPattern(dash))
    }
}
