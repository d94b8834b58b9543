internal import SnugGeometry
internal import SnugPixels
internal import SnugText

/// What all elements of a picture share while they are laid out.
final class LayoutContext {
    let fonts: any FontProvider
    let unicode: any UnicodeProvider & PatternProvider
    private let images: any ImageSource
    /// The pictures that have been read.
    private(set) var pictures = Pictures()
    let limits: Limits
    /// What captions and texts follow where they say nothing themselves; the size is that of the backdrop where none is
    /// told.
    let settings: CaptionSpec
    /// The warnings of each text, and the texts in the order in which they were placed.
    private var noted: [ElementPath: [Warning]] = [:]
    private var order: [ElementPath] = []
    /// The lengths of elements: an em is the font size of the settings, or that of body text.
    let lengths: LengthResolver

    init(
        settings: CaptionSpec, fonts: any FontProvider, unicode: any UnicodeProvider & PatternProvider,
        images: any ImageSource, limits: Limits
    ) throws(CompositionError) {
        self.fonts = fonts
        self.unicode = unicode
        self.images = images
        self.limits = limits
        var settings = settings
        if settings.size == nil, let page = settings.backdrop {
            let size = try pictures.read(page, key: "backdrop", from: images).size
            settings.size = CanvasSize(width: size.width, height: size.height)
        }
        self.settings = settings
        let canvasWidth = settings.size.map { $0.width.rounded(.up) }
        let size = settings.fontSize ?? CaptionDefaults.bodySize
        let em = try LengthResolver(em: CaptionDefaults.bodySize.value, canvasWidth: canvasWidth).extent(
            size, key: "fontSize")
        lengths = LengthResolver(em: em, canvasWidth: canvasWidth)
    }

    /// A caption's block, with everything but its place.
    ///
    /// - Parameter page: what lies behind it, from the bottom up.
    func block(_ spec: CaptionSpec, over page: [ShapeStyle]) throws(CompositionError) -> CaptionBlock {
        try CaptionBlock(
            spec, canvasWidth: lengths.canvasWidth, over: page, fonts: fonts, unicode: unicode, limits: limits)
    }

    /// A search for the font size with which a caption fits its width, and a height.
    func search(_ spec: CaptionSpec, height: Double?) -> FontSizeSearch {
        FontSizeSearch(
            spec: spec, fonts: fonts, unicode: unicode, limits: limits, canvasWidth: lengths.canvasWidth, height: height
        )
    }

    /// A caption's block in its place; reads the pictures that it needs.
    func layout(_ placed: PlacedBlock) throws(CompositionError) -> CaptionLayout {
        for use in placed.block.caption.imageUses {
            try pictures.read(use.image, key: use.key, from: images)
        }
        return try CaptionLayout(placed, pictures: pictures, fonts: fonts, unicode: unicode)
    }

    /// What the canvas is filled with.
    func canvasStyle() throws(CompositionError) -> ShapeStyle? {
        try (settings.canvas ?? CaptionDefaults.canvas).map { (style) throws(CompositionError) in
            let style = try style.checked(key: "canvas")
            try prepare(style, key: "canvas")
            return style
        }
    }

    /// A picture, read once.
    func picture(_ reference: ImageReference, key: String) throws(CompositionError) -> Bitmap {
        try pictures.read(reference, key: key, from: images)
    }

    /// Reads the picture that a style may need.
    func prepare(_ style: ShapeStyle, key: String) throws(CompositionError) {
        if let reference = style.image { _ = try picture(reference, key: key) }
    }

    /// A dashed frame with its size.
    func frameSize(_ frame: Rect, color: Color) throws(CompositionError) -> FrameSizeDrawing {
        do {
            return try FrameSizeDrawing(frame: frame, color: color, fonts: fonts, unicode: unicode)
        } catch {
            throw .font(error)
        }
    }

    /// Keeps the warnings of a text in its place; those of its last place count.
    func note(_ warnings: [Warning], of path: ElementPath) {
        if noted[path] == nil { order.append(path) }
        noted[path] = warnings
    }

    /// The warnings of all texts with their paths.
    ///
    /// A text to highlight that is told to all of them need only occur in one.
    func warnings() -> [Warning] {
        let everywhere = Dictionary(
            grouping: order.flatMap { noted[$0] ?? [] }.filter(\.isMissingHighlight), by: { $0 })
        let common = Set((settings.highlight ?? []).map(\.part) + (settings.highlightMatch ?? []).map(\.part))
        let shared = order.flatMap { path in
            (noted[path] ?? []).filter { warning in
                guard case .highlightNotFound(let part) = warning, common.contains(part) else { return true }
                return false
            }.map { Warning.element(path, $0) }
        }
        let missing = common.sorted().map { Warning.highlightNotFound($0) }
            .filter { everywhere[$0]?.count == order.count }
        return shared + missing
    }
}

extension Warning {
    /// The warning itself, of whatever element.
    var fact: Warning {
        if case .element(_, let warning) = self { warning } else { self }
    }

    fileprivate var isMissingHighlight: Bool {
        if case .highlightNotFound = self { true } else { false }
    }
}
