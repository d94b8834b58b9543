public import SnugComposition
public import SnugPixels

extension View {
    /// Fills the view's frame behind it.
    public func background(_ style: ShapeStyle) -> Element {
        modified(.background(ElementLayer(.style(style))))
    }

    /// Fills the view's frame behind it.
    public func background(_ color: Color) -> Element { background(.color(color)) }

    /// Fills a shape inside the view's frame behind it.
    public func background(_ style: ShapeStyle, in shape: some Shape) -> Element {
        background(shape.fill(style))
    }

    /// Fills a shape inside the view's frame behind it.
    public func background(_ color: Color, in shape: some Shape) -> Element {
        background(.color(color), in: shape)
    }

    /// Puts a view behind this one, whose size stays.
    public func background(_ view: some View, alignment: Alignment = .center) -> Element {
        modified(.background(ElementLayer(.element(view.element), alignment: alignment == .center ? nil : alignment)))
    }

    /// Puts views behind this one, whose size stays; several lie over one another.
    public func background(alignment: Alignment = .center, @ElementBuilder content: () -> [Element]) -> Element {
        background(stacked(content()), alignment: alignment)
    }

    /// Puts a view over this one, whose size stays.
    public func overlay(_ view: some View, alignment: Alignment = .center) -> Element {
        modified(.overlay(ElementLayer(.element(view.element), alignment: alignment == .center ? nil : alignment)))
    }

    /// Puts views over this one, whose size stays; several lie over one another.
    public func overlay(alignment: Alignment = .center, @ElementBuilder content: () -> [Element]) -> Element {
        overlay(stacked(content()), alignment: alignment)
    }

    /// Draws a line along the inside of the view's frame.
    public func border(_ style: ShapeStyle, width: Length = 1) -> Element {
        modified(.border(BorderModifier(style, width: width == 1 ? nil : width)))
    }

    /// Draws a line along the inside of the view's frame.
    public func border(_ color: Color, width: Length = 1) -> Element { border(.color(color), width: width) }

    /// A shadow of all that the view paints, an earlier shadow included.
    ///
    /// - Parameters:
    ///   - color: its colour; nil is black at 33 %.
    ///   - radius: the standard deviation of the Gaussian that blurs it: half of CSS's blur length.
    public func shadow(
        color: Color? = nil, radius: Length, x: Length = .zero, y: Length = .zero
    ) -> Element {
        modified(
            .shadow(
                ShadowModifier(
                    color: color, radius: radius, x: x == .zero ? nil : x, y: y == .zero ? nil : y)))
    }

    /// Makes the view translucent as a whole: 0 is clear and 1 leaves it.
    public func opacity(_ opacity: Double) -> Element { modified(.opacity(opacity)) }

    /// Cuts the view to a shape inside its frame.
    public func clipShape(_ shape: some Shape) -> Element { modified(.clipShape(shape.shape)) }

    /// Cuts the view to its frame.
    public func clipped() -> Element { clipShape(Rectangle()) }

    /// Draws a dashed line inside the view's frame with its size in the corner; the layout stays.
    public func frameSize(_ color: Color? = nil) -> Element {
        modified(.frameSize(FrameSizeModifier(color: color)))
    }

    private func stacked(_ elements: [Element]) -> Element {
        elements.count == 1 ? elements[0] : Element(.zstack(DepthStack(children: elements)))
    }
}
