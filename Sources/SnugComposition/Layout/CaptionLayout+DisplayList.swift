internal import SnugGeometry
internal import SnugPixels
public import SnugScene
internal import SnugText

extension CaptionLayout {
    /// All that is to be painted, from the bottom up: the page, the background, its border, the highlights, the text with
    /// its shadows, borders and lines.
    ///
    /// `glyphs` is asked once for each distinct glyph.
    public func displayList(glyphs source: any GlyphSource) -> DisplayList {
        var paints = PaintResolver(pictures: pictures, backdrop: .canvas)
        var table = GlyphTable(source: source)
        let page = CanvasPage(
            canvas: canvas, style: caption.canvas, backdrop: caption.backdrop,
            isBackdropInside: caption.isBackdropInside)
        var list = DisplayList(size: canvas, background: page.color)
        list.items = page.items(&paints) + items(&table, &paints)
        if let debug { list.items += debug.items(&table, &paints.images) }
        list.glyphOutlines = table.outlines
        list.images = paints.images.bitmaps
        return list
    }

    /// What the caption itself paints: the background, its border, the highlights, the text.
    func items(_ table: inout GlyphTable, _ paints: inout PaintResolver) -> [DisplayItem] {
        var items = backgroundItems(&paints)
        for highlight in highlights { items += highlight.items(&paints) }
        return items + text(&table, &paints).items
    }

    private func text(_ table: inout GlyphTable, _ paints: inout PaintResolver) -> TextItems {
        let kinds = caption.paints
        let numbers = Dictionary(uniqueKeysWithValues: zip(kinds, 0...))
        let spans = caption.spanPaints.map { numbers[$0] ?? 0 }
        let shapes = table.shapes(of: lines, kinds: kinds.count, images: &paints.images) { span in
            span.map { spans[$0] } ?? 0
        }
        return TextItems(
            parts: zip(kinds, shapes).map { part($1, paint: $0, &paints) },
            shadows: caption.shadows)
    }

    private func part(
        _ shapes: TextShapes, paint: ResolvedCaption.LetterPaint, _ paints: inout PaintResolver
    ) -> TextPart {
        var paths: [DecorationLine: Path] = [:]
        for line in paint.lines {
            for (letters, extents) in zip(lines, shapes.extents) {
                for extent in extents {
                    let box = line.box(
                        metrics, size: caption.text.base.size, baseline: letters.baseline, over: extent)
                    paths[line, default: Path()].append(.roundedRect(box, radii: CornerRadii(0)))
                }
            }
        }
        return TextPart(
            shapes: shapes, paint: paint,
            fill: paints.paint(paint.color, in: box(of: shapes, with: paint.color, unlike: caption.paint.color)),
            stroke: paints.paint(
                paint.strokeColor,
                in: box(
                    of: shapes, with: paint.strokeColor, unlike: caption.paint.strokeColor, reach: paint.visibleStroke)),
            underlines: paths[.underline] ?? Path(), strikethroughs: paths[.strikethrough] ?? Path())
    }

    /// What a style of letters is laid out over: the boxes of all lines, or, in a style of their own, those of the letters
    /// that have it.
    ///
    /// Beyond a picture there is nothing, so that it must hold all ink too.
    private func box(
        of shapes: TextShapes, with style: ShapeStyle, unlike common: ShapeStyle, reach: Double = 0
    ) -> Rect {
        let box = style == common ? lines.reduce(Rect.empty) { $0.union($1.box) } : box(of: shapes)
        guard style.image != nil else { return box }
        let ink = lines.reduce(Rect.empty) { $0.union($1.ink ?? .empty) }
        return box.union(ink.isEmpty ? .empty : ink.outset(by: EdgeInsets(reach)))
    }

    private func box(of shapes: TextShapes) -> Rect {
        zip(lines, shapes.extents).reduce(Rect.empty) { box, line in
            line.1.reduce(box) {
                $0.union(Rect(x0: $1.lowerBound, y0: line.0.box.y0, x1: $1.upperBound, y1: line.0.box.y1))
            }
        }
    }

    /// The fills and the border of the outline; highlights of material lie over them.
    private func backgroundItems(_ paints: inout PaintResolver) -> [DisplayItem] {
        guard let shape else { return [] }
        let background = caption.background
        let box = shape.path.bounds
        let hasStroke = background.stroke > 0 && background.strokeColor.isVisible
        let ring = hasStroke ? strokeRing(shape) : nil
        let path = ring == nil ? shape.path : fillPath(shape)
        var items: [DisplayItem] = []
        for fill in background.fills {
            // Beyond a picture there is nothing, and under the border there must be something.
            items += paints.fill(path, with: fill, in: fill.image == nil ? box : box.union(path.bounds))
        }
        if hasStroke {
            let outside = box.outset(by: EdgeInsets(background.strokeOutside))
            let paint = paints.paint(background.strokeColor, in: outside)
            items.append(ring.map { .fill($0, paint, .evenOdd) } ?? strokeLine(shape, paint))
        }
        paints.paint(items)
        return items
    }

    /// The border between two parallel outlines; nil where there are none, and of a dashed one.
    private func strokeRing(_ shape: CaptionOutline) -> Path? {
        let edges = caption.background.strokeEdges
        guard caption.background.strokeDash.isEmpty, var ring = shape.offset(by: edges.outer),
            let inner = shape.offset(by: edges.inner)
        else { return nil }
        ring.append(inner)
        return ring
    }

    /// The border as a line along its middle or, where that is no outline, along the edge.
    private func strokeLine(_ shape: CaptionOutline, _ paint: Paint) -> DisplayItem {
        let background = caption.background
        let edges = background.strokeEdges
        var style = background.strokeStyle
        guard !background.strokeDash.isEmpty, let middle = shape.offset(by: (edges.inner + edges.outer) / 2) else {
            return .stroke(shape.path, style, paint)
        }
        (style.width, style.side) = (background.stroke, .both)
        return .stroke(middle, style, paint)
    }

    /// The path of the fill: under an opaque border it ends at the border's middle, so that the two soft edges
    /// never lie on one another and no line of another colour shows between or beyond them.
    private func fillPath(_ shape: CaptionOutline) -> Path {
        let edges = caption.background.strokeEdges
        guard caption.background.strokeColor.isOpaque else { return shape.path }
        return shape.offset(by: (edges.inner + edges.outer) / 2) ?? shape.path
    }
}

extension ResolvedCaption.Background {
    /// The distances of the border's two edges from the outline, outwards above 0.
    var strokeEdges: (inner: Double, outer: Double) {
        switch strokeAlign {
        case .center: (-stroke / 2, stroke / 2)
        case .inside: (-stroke, 0)
        case .outside: (0, stroke)
        }
    }

    /// The border as a line along the outline, for shapes without parallel outlines.
    var strokeStyle: LineStyle {
        let join: LineStyle.Join = radius == 0 ? .miter : .round
        switch strokeAlign {
        case .center: return LineStyle(width: stroke, join: join, dash: strokeDash)
        case .inside: return LineStyle(width: 2 * stroke, join: join, dash: strokeDash, side: .inside)
        case .outside: return LineStyle(width: 2 * stroke, join: join, dash: strokeDash, side: .outside)
        }
    }
}
