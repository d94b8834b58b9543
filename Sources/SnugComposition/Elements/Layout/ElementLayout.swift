public import SnugGeometry
internal import SnugPixels
public import SnugText

/// A tree of elements in its place on its canvas: what is measured and what is painted.
///
/// All places are in layout units from the canvas' upper left corner.
public struct ElementLayout: Hashable, Sendable {
    /// The canvas, whole units on each side.
    public let canvas: Size
    /// The picture's element.
    public let root: PlacedElement
    /// What could not be done as asked.
    public private(set) var warnings: [Warning]

    let page: CanvasPage
    let pictures: Pictures
    let debug: DebugDrawing?
}

extension ElementLayout {
    /// The families of the faces that the texts use, each once, in the order of the alphabet.
    public var familyNames: [String] {
        Set(root.captions.flatMap(\.fontNames.values)).sorted()
    }
}

extension ElementLayout {
    /// Lays a picture's element out: it is offered the canvas less the margins, or the width that is told and any height;
    /// takes what it needs, and is put into the canvas.
    ///
    /// The canvas is the fixed one, or as large as the element with the margins and grown, with the margins, by what is
    /// painted outside of it.
    public init(
        _ picture: Picture, fonts: any FontProvider, unicode: any UnicodeProvider & PatternProvider,
        images: any ImageSource, limits: Limits = Limits()
    ) throws(CompositionError) {
        let context = try LayoutContext(
            settings: picture.settings, fonts: fonts, unicode: unicode, images: images, limits: limits)
        let room = try ElementRoom(context.settings, lengths: context.lengths)
        var resolver = ElementResolver(context)
        let node = try resolver.node(picture.element, path: ElementPath())
        let size = try node.size(room.proposal).size
        let (placed, canvas) = try room.place(node, size: size)
        guard canvas.width > 0, canvas.height > 0 else { throw .emptyPicture }
        // Whether a caption's material lies over something shows only among the other elements.
        var warnings = context.warnings().filter { $0.fact != .materialWithoutBackdrop }
        if room.isFixed, placed.painted.standsOut(of: canvas) { warnings.append(.outsideCanvas) }
        let page = CanvasPage(
            canvas: canvas, style: try context.canvasStyle(), backdrop: picture.settings.backdrop,
            isBackdropInside: picture.settings.backdropInside ?? false)
        if placed.hasMaterial(over: !page.isEmpty) { warnings.append(.materialWithoutBackdrop) }
        self.init(
            canvas: canvas, root: placed, warnings: warnings, page: page, pictures: context.pictures,
            debug: try Self.debug(placed, canvas: canvas, context))
    }

    /// The marks that are asked for, over all elements.
    private static func debug(
        _ root: PlacedElement, canvas: Size, _ context: LayoutContext
    ) throws(CompositionError) -> DebugDrawing? {
        guard let marks = context.settings.debug else { return nil }
        var drawing = DebugDrawing(marks)
        do {
            try mark(root, in: Rect(origin: .zero, size: canvas), context, &drawing)
        } catch {
            throw .font(error)
        }
        return drawing
    }

    private static func mark(
        _ element: PlacedElement, in canvas: Rect, _ context: LayoutContext, _ drawing: inout DebugDrawing
    ) throws(FontError) {
        if let caption = element.caption {
            drawing.add(lines: caption.lines, boxes: caption.boxes, fonts: context.fonts)
            if let outline = caption.outline { drawing.add(outline: outline) }
        }
        for part in element.parts { try mark(part, in: canvas, context, &drawing) }
        if element.name != nil {
            try drawing.add(frame: element.frame, in: canvas, fonts: context.fonts, unicode: context.unicode)
        }
    }
}
