extension CanvasOptions {
    /// The look to start from: a built-in one such as `.glass`, or a JSON file such as `"my-style.json"`. All that is told
    /// beside it goes before what it says, in whatever order.
    public func style(_ style: StyleReference) -> Self { setting(\.style, style) }

    /// Draws on a fixed canvas instead of one as large as the caption.
    public func size(width: Double, height: Double) -> Self {
        setting(\.size, CanvasSize(width: width, height: height))
    }

    /// Pixels per layout unit, where the renderer is not told otherwise.
    public func scale(_ scale: Double) -> Self { setting(\.scale, scale) }

    /// Room round the caption.
    public func margin(_ margin: Length) -> Self { setting(\.margin, LengthInsets(margin)) }

    /// Room round the caption, side by side.
    public func margin(_ margin: LengthInsets) -> Self { setting(\.margin, margin) }

    /// Where the caption stands in a fixed canvas.
    public func place(_ place: Placement) -> Self { setting(\.place, place) }

    /// What the canvas is filled with.
    public func canvas(_ color: Color) -> Self { canvas(.color(color)) }

    /// What the canvas is filled with: a colour, a gradient or a picture.
    public func canvas(_ style: ShapeStyle) -> Self { setting(\.canvas, style) }

    /// A picture as the page that everything lies on; without a size the canvas is as large as it, a pixel a unit.
    ///
    /// - Parameter inside: whether the picture is not painted and only seen through materials, for what is laid over it
    ///   elsewhere.
    public func backdrop(_ image: ImageReference, inside: Bool = false) -> Self {
        setting(\.backdrop, image).setting(\.backdropInside, inside)
    }

    /// Draws over the picture how it came about; layout and canvas stay.
    public func debug(_ marks: DebugMarks = [.frames]) -> Self { setting(\.debug, marks) }

    /// Whether the file says the text that it shows: as description in a PNG, as title in an SVG.
    public func metadata(_ isWritten: Bool = true) -> Self { setting(\.noMetadata, !isWritten) }

    /// Adds a folder with font files to find families in.
    public func fontDirectory(_ path: String) -> Self { setting(\.fontDir, (options.fontDir ?? []) + [path]) }

    /// Whether families and missing characters are looked for among the fonts of the system.
    public func systemFonts(_ isUsed: Bool) -> Self { setting(\.noSystemFonts, !isUsed) }
}
