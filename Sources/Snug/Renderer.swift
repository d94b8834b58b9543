public import SnugComposition

/// Draws captions and other views. One renderer serves many tasks at once and gets faster with use, since it keeps its fonts open.
///
///     let png = try Renderer().png(Caption("Hello, world").fontSize(72).width(900), scale: 2)
public final class Renderer: Sendable {
    /// How large things may be.
    public let limits: Limits
    private let pool = WorkshopPool()

    /// Makes a renderer; fonts are opened when they are first needed.
    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Where everything of a caption stands, in layout units.
    public func layout(of caption: Caption) throws(SnugError) -> CaptionLayout {
        let caption = try caption.resolvingStyle(limits: limits)
        return try withWorkshop(caption.spec) { (workshop) throws(SnugError) in
            try workshop.layout(of: caption.spec, limits: limits)
        }
    }

    /// Where everything of a picture stands, in layout units.
    public func layout(of picture: Picture) throws(SnugError) -> PictureLayout {
        let picture = try picture.resolvingStyle(limits: limits)
        return try withWorkshop(picture.settings) { (workshop) throws(SnugError) in
            try workshop.layout(of: picture, limits: limits)
        }
    }

    /// A picture as pixels.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the picture's own, which is 1 unless it says otherwise.
    public func image(of picture: Picture, scale: Double? = nil) throws(SnugError) -> RenderedImage {
        let picture = try picture.resolvingStyle(limits: limits)
        return try withWorkshop(picture.settings) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: picture, limits: limits)
            let canvas = try workshop.paint(layout, picture.settings, scale: scale, limits: limits)
            return RenderedImage(bitmap: canvas.bitmap, fontNames: layout.familyNames, warnings: layout.warnings)
        }
    }

    /// A view, such as a caption, as pixels.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    public func image(of view: some View, scale: Double? = nil) throws(SnugError) -> RenderedImage {
        try image(of: Picture(view), scale: scale)
    }

    /// A picture as a PNG file's bytes: eight bits a channel, straight alpha.
    ///
    /// The file says the picture's text as its description, for those who do not see it, unless the picture has
    /// `noMetadata`.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the picture's own, which is 1 unless it says otherwise.
    public func png(_ picture: Picture, scale: Double? = nil) throws(SnugError) -> RenderedPNG {
        let picture = try picture.resolvingStyle(limits: limits)
        return try withWorkshop(picture.settings) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: picture, limits: limits)
            let canvas = try workshop.paint(layout, picture.settings, scale: scale, limits: limits)
            return RenderedPNG(
                bytes: try workshop.encode(canvas, description: layout.description(picture.settings)),
                width: canvas.width, height: canvas.height,
                fontNames: layout.familyNames, warnings: layout.warnings)
        }
    }

    /// A view, such as a caption, as a PNG file's bytes: eight bits a channel, straight alpha.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    public func png(_ view: some View, scale: Double? = nil) throws(SnugError) -> RenderedPNG {
        try png(Picture(view), scale: scale)
    }

    /// Runs the work with a workshop that has the fonts of a picture's settings.
    func withWorkshop<Result: Sendable>(
        _ settings: CaptionSpec, _ work: (Workshop) throws(SnugError) -> Result
    ) throws(SnugError) -> Result {
        try pool.withWorkshop(Workshop.Configuration(settings, limits: limits), work)
    }
}
