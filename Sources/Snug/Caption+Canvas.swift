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
    public func canvas(_ color: Color) -> Caption { setting(\.canvas, color) }

    /// Draws over the picture how it came about; layout and canvas stay.
    public func debug(_ marks: DebugMarks = [.frames]) -> Caption { setting(\.debug, marks) }
}
