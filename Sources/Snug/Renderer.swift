public import SnugComposition

/// Draws captions. One renderer serves many tasks at once and gets faster with use, since it keeps its fonts open.
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
        try withWorkshop(caption) { (workshop) throws(SnugError) in
            try workshop.layout(of: caption.spec, limits: limits)
        }
    }

    /// A caption as pixels.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    public func image(of caption: Caption, scale: Double? = nil) throws(SnugError) -> RenderedImage {
        try withWorkshop(caption) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: caption.spec, limits: limits)
            let canvas = try workshop.paint(layout, caption.spec, scale: scale, limits: limits)
            return RenderedImage(bitmap: canvas.bitmap, fontNames: layout.familyNames, warnings: layout.warnings)
        }
    }

    /// A caption as a PNG file's bytes: eight bits a channel, straight alpha.
    ///
    /// - Parameter scale: pixels per layout unit; nil takes the caption's own, which is 1 unless it says otherwise.
    public func png(_ caption: Caption, scale: Double? = nil) throws(SnugError) -> RenderedPNG {
        try withWorkshop(caption) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: caption.spec, limits: limits)
            let canvas = try workshop.paint(layout, caption.spec, scale: scale, limits: limits)
            return RenderedPNG(
                bytes: try workshop.encode(canvas), width: canvas.width, height: canvas.height,
                fontNames: layout.familyNames, warnings: layout.warnings)
        }
    }

    /// Runs the work with a workshop that has the caption's fonts.
    func withWorkshop<Result: Sendable>(
        _ caption: Caption, _ work: (Workshop) throws(SnugError) -> Result
    ) throws(SnugError) -> Result {
        try pool.withWorkshop(Workshop.Configuration(caption.spec, limits: limits), work)
    }
}
