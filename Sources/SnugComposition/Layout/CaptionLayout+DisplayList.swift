internal import SnugGeometry
public import SnugScene
internal import SnugPixels
internal import SnugText

extension CaptionLayout {
    /// All that is to be painted, from the bottom up: the background, its border, the text with its shadows, borders and
    /// lines.
    ///
    /// `glyphs` is asked once for each distinct glyph.
    public func displayList(glyphs source: any GlyphSource) -> DisplayList {
        var list = DisplayList(size: canvas, background: caption.canvasColor)
        list.items += backgroundItems()
        list.items += highlights.flatMap(\.items)
        var table = GlyphTable(source: source)
        list.items += text(&table).items
        if let debug { list.items += debug.items(&table) }
        list.glyphOutlines = table.outlines
        list.images = table.images
        return list
    }

    private func text(_ table: inout GlyphTable) -> TextItems {
        let paints = caption.paints
        let numbers = Dictionary(uniqueKeysWithValues: zip(paints, 0...))
        let kinds = caption.spanPaints.map { numbers[$0] ?? 0 }
        let shapes = table.shapes(of: lines, kinds: paints.count) { span in span.map { kinds[$0] } ?? 0 }
        return TextItems(
            parts: zip(paints, shapes).map { part($1, paint: $0) },
            shadows: caption.shadows)
    }

    private func part(_ shapes: TextShapes, paint: ResolvedCaption.LetterPaint) -> TextPart {
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
            shapes: shapes, paint: paint, underlines: paths[.underline] ?? Path(),
            strikethroughs: paths[.strikethrough] ?? Path())
    }

    /// The fill and the border of the outline.
    private func backgroundItems() -> [DisplayItem] {
        guard let shape else { return [] }
        let background = caption.background
        let fill = Paint.color(background.color)
        guard background.stroke > 0, background.strokeColor.alpha > 0 else {
            return visible(.fill(shape.path, fill, .nonZero), background.color)
        }
        let edges = background.strokeEdges
        let paint = Paint.color(background.strokeColor)
        guard let outer = shape.offset(by: edges.outer), let inner = shape.offset(by: edges.inner) else {
            let stroke = DisplayItem.stroke(shape.path, background.strokeStyle, paint)
            return visible(.fill(shape.path, fill, .nonZero), background.color) + [stroke]
        }
        var ring = outer
        ring.append(inner)
        return visible(.fill(fillPath(shape, edges), fill, .nonZero), background.color)
            + [.fill(ring, paint, .evenOdd)]
    }

    /// The path of the fill: under an opaque border it ends at the border's middle, so that the two soft edges
    /// never lie on one another and no line of another colour shows between or beyond them.
    private func fillPath(_ shape: CaptionOutline, _ edges: (inner: Double, outer: Double)) -> Path {
        guard caption.background.strokeColor.alpha == 255 else { return shape.path }
        return shape.offset(by: (edges.inner + edges.outer) / 2) ?? shape.path
    }

    private func visible(_ item: DisplayItem, _ color: Color) -> [DisplayItem] {
        color.alpha > 0 ? [item] : []
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
        case .center: return LineStyle(width: stroke, join: join)
        case .inside: return LineStyle(width: 2 * stroke, join: join, side: .inside)
        case .outside: return LineStyle(width: 2 * stroke, join: join, side: .outside)
        }
    }
}
