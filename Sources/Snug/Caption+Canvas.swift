extension Caption {
    /// Wraps lines so that the caption, padding and outside border included, is at most this wide.
    public func width(_ width: Length) -> Caption { setting(\.width, width) }

    /// Draws on a fixed canvas instead of one as large as the caption.
    public func size(width: Double, height: Double) -> Caption {
        setting(\.size, CanvasSize(width: width, height: height))
    }

    /// Pixels per layout unit, where the renderer is not told otherwise.
    public func scale(_ scale: Double) -> Caption { setting(\.scale, scale) }

    /// Room round the caption.
    public func margin(_ margin: Length) -> Caption { setting(\.margin, LengthInsets(margin)) }

    /// Room round the caption, side by side.
    public func margin(_ margin: LengthInsets) -> Caption { setting(\.margin, margin) }

    /// Where the caption stands in a fixed canvas.
    public func place(_ place: Placement) -> Caption { setting(\.place, place) }

    /// What the canvas is filled with.
    public func canvas(_ color: Color) -> Caption { canvas(.color(color)) }

    /// What the canvas is filled with: a colour, a gradient or a picture.
    public func canvas(_ style: ShapeStyle) -> Caption { setting(\.canvas, style) }

    /// A picture as the page that the caption lies on; without a size the canvas is as large as it, a pixel a unit.
    ///
    /// - Parameter inside: whether the picture is not painted and only seen through materials, for what is laid over it
    ///   elsewhere.
    public func backdrop(_ image: ImageReference, inside: Bool = false) -> Caption {
        setting(\.backdrop, image).setting(\.backdropInside, inside)
    }
}
