internal import SnugGeometry
public import SnugText

extension CaptionLayout {
    /// Lays a caption out and reads the pictures that it needs from `images`.
    ///
    /// Linear in the text's length.
    public init(
        _ spec: CaptionSpec, fonts: any FontProvider, unicode: any UnicodeProvider & PatternProvider,
        images: any ImageSource = NoImages(), limits: Limits = Limits()
    ) throws(CompositionError) {
        var pictures = Pictures()
        var spec = spec
        if let backdrop = spec.backdrop {
            let picture = try pictures.read(backdrop, key: "backdrop", from: images)
            spec.size = spec.size ?? CanvasSize(width: picture.size.width, height: picture.size.height)
        }
        var fits = true
        if let range = spec.fit {
            (spec, fits) = try FontSizeSearch(spec: spec, fonts: fonts, unicode: unicode, limits: limits).run(in: range)
        }
        let block = try CaptionBlock(spec, fonts: fonts, unicode: unicode, limits: limits)
        for use in block.caption.imageUses { try pictures.read(use.image, key: use.key, from: images) }
        try self.init(PlacedBlock(block).grown(), pictures: pictures, fonts: fonts, unicode: unicode)
        if !fits { warnings.append(.doesNotFit(size: block.caption.text.base.size)) }
    }

    /// Puts the parts of a block together that has its place.
    init(
        _ placed: PlacedBlock, pictures: Pictures, fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(CompositionError) {
        try self.init(placed, shape: try Self.shape(of: placed), pictures: pictures, fonts: fonts, unicode: unicode)
    }

    private static func shape(of placed: PlacedBlock) throws(CompositionError) -> CaptionOutline? {
        let caption = placed.block.caption
        do throws(GeometryError) {
            if let fitted = placed.block.fitted { return try CaptionOutline(fitted, at: placed.shape.origin) }
            return try CaptionOutline(
                around: placed.boxes.filter { !$0.isEmpty }, caption.background, em: caption.text.base.size)
        } catch {
            throw .geometry(error)
        }
    }

    /// Moves the text to its place and puts the parts together.
    private init(
        _ placed: PlacedBlock, shape: CaptionOutline?, pictures: Pictures, fonts: any FontProvider,
        unicode: any UnicodeProvider
    ) throws(CompositionError) {
        let caption = placed.block.caption
        let metrics = placed.block.metrics
        let d = placed.textOrigin
        let lines = placed.block.text.lines.map { $0.moved(by: d) }
        let size = caption.text.base.size
        let boxes = zip(lines, placed.boxes).map { line, padded in
            var content = line.box
            content.y0 = line.baseline - metrics.ascent * size
            content.y1 = line.baseline + metrics.descent * size
            return LineBoxes(content: content, padded: padded)
        }
        let used = Set(lines.lazy.flatMap(\.runs).map(\.font))
        var warnings = caption.warnings + placed.block.text.warnings.map { Warning($0) }
        if caption.canvasSize != nil, placed.standsOut {
            warnings.append(.outsideCanvas)
        } else if placed.block.shapeIsTooWide, let limit = caption.widthLimit {
            warnings.append(.outlineTooWide(width: placed.block.size.width, limit: limit))
        }
        if caption.hasMaterialWithoutBackdrop { warnings.append(.materialWithoutBackdrop) }
        self.init(
            canvas: placed.canvas, lines: lines, boxes: boxes,
            fontNames: Dictionary(uniqueKeysWithValues: used.map { ($0, fonts.name(of: $0)) }),
            outline: shape?.path, highlights: try Self.highlights(of: placed.block, lines: lines, moved: d),
            warnings: warnings, caption: caption, shape: shape, pictures: pictures, metrics: metrics,
            debug: try Self.debug(placed, lines: lines, boxes: boxes, shape: shape, fonts: fonts, unicode: unicode))
    }

    private static func debug(
        _ placed: PlacedBlock, lines: [TextLayout.Line], boxes: [LineBoxes], shape: CaptionOutline?,
        fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(CompositionError) -> DebugDrawing? {
        guard let marks = placed.block.caption.debug else { return nil }
        var drawing = DebugDrawing(marks)
        drawing.add(lines: lines, boxes: boxes, fonts: fonts)
        if let shape { drawing.add(outline: shape.path) }
        do {
            try drawing.add(
                frame: Rect(origin: placed.origin, size: placed.block.size),
                in: Rect(origin: .zero, size: placed.canvas), fonts: fonts, unicode: unicode)
        } catch {
            throw .font(error)
        }
        return drawing
    }

    private static func highlights(
        of block: CaptionBlock, lines: [TextLayout.Line], moved d: Point
    ) throws(CompositionError) -> [HighlightDrawing] {
        do throws(GeometryError) {
            var drawings: [HighlightDrawing] = []
            for (index, highlight) in block.caption.highlights.enumerated() {
                let ink = (block.highlightInk[index] ?? [:]).mapValues { $0.offset(by: d) }
                drawings.append(
                    try HighlightDrawing(highlight, mark: index, lines: lines, metrics: block.metrics, ink: ink))
            }
            return drawings
        } catch {
            throw .geometry(error)
        }
    }
}

extension TextLayout.Line {
    /// The line with all its places moved by a vector.
    func moved(by d: Point) -> TextLayout.Line {
        var line = self
        line.box = box.offset(by: d)
        line.baseline += d.y
        line.ink = ink?.offset(by: d)
        for index in line.marks.indices {
            line.marks[index].x0 += d.x
            line.marks[index].x1 += d.x
        }
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices {
                line.runs[run].glyphs[glyph].position = line.runs[run].glyphs[glyph].position + d
            }
        }
        return line
    }
}

extension Warning {
    /// The warning of a text layout.
    init(_ warning: TextWarning) {
        switch warning {
        case .missingGlyph(let scalar): self = .missingGlyph(scalar)
        case .missingFamily(let name): self = .missingFamily(name)
        case .lineTooWide(let line, let width, let room): self = .lineTooWide(line: line, width: width, room: room)
        case .controlCharacter(let scalar): self = .controlCharacter(scalar)
        }
    }
}
