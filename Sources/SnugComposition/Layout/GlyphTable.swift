internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// Collects each distinct glyph once and turns lines of glyphs into shapes.
struct GlyphTable {
    private struct Key: Hashable {
        var font: FontID
        var glyph: UInt32
    }

    private enum Shape {
        case outline(Int)
        case image(Int, box: Rect)
        case nothing
    }

    private let source: any GlyphSource
    private var shapes: [Key: Shape] = [:]
    private(set) var outlines: [Path] = []

    init(source: any GlyphSource) {
        self.source = source
    }

    /// The shapes of lines of glyphs at their places, apart by kind: `kind` tells that of a span, of so many.
    ///
    /// Glyphs that are pictures are added to the table of those.
    mutating func shapes(
        of lines: [TextLayout.Line], kinds count: Int, images: inout ImageTable, kind: (_ span: Int?) -> Int
    ) -> [TextShapes] {
        var result = [TextShapes](repeating: TextShapes(), count: count)
        for line in lines {
            for kind in result.indices { result[kind].extents.append([]) }
            var pen = line.box.x0
            var last: Int?
            for run in line.runs {
                let kind = kind(run.span)
                for glyph in run.glyphs {
                    let end = pen + glyph.advance
                    if add(glyph, of: run, to: &result[kind], &images) {
                        result[kind].extend(to: min(pen, end)...max(pen, end), continues: last == kind)
                        last = kind
                    }
                    pen = end
                }
            }
        }
        return result
    }

    /// Adds a glyph, if it can be seen; whether it can.
    private mutating func add(
        _ glyph: TextLayout.Glyph, of run: TextLayout.Run, to shapes: inout TextShapes, _ images: inout ImageTable
    ) -> Bool {
        switch shape(of: glyph.id, in: run.font, &images) {
        case .outline(let index):
            shapes.letters.glyphs.append(.init(outline: index, size: run.size, origin: glyph.position))
            return true
        case .image(let index, let box):
            shapes.pictures.append(.image(index, box.scaled(by: run.size).offset(by: glyph.position)))
            return true
        case .nothing:
            return false
        }
    }

    /// A frame half an em wide and as high as a capital.
    private static let missingGlyph: Path = {
        var frame = Path.roundedRect(Rect(x0: 0.05, y0: -0.7, x1: 0.45, y1: 0), radii: CornerRadii(0))
        // The other way round, so that the inside stays empty.
        frame.append(
            Path([
                .move(Point(x: 0.1, y: -0.65)), .line(Point(x: 0.1, y: -0.05)), .line(Point(x: 0.4, y: -0.05)),
                .line(Point(x: 0.4, y: -0.65)), .close,
            ]))
        return frame
    }()

    private mutating func shape(of glyph: UInt32, in font: FontID, _ images: inout ImageTable) -> Shape {
        let key = Key(font: font, glyph: glyph)
        if let known = shapes[key] { return known }
        let shape: Shape
        if source.isColorFont(font), let picture = source.colorGlyph(of: glyph, in: font) {
            shape = .image(images.add(picture.bitmap), box: picture.box)
        } else {
            var path = source.outline(of: glyph, in: font)
            // A font without a shape for what it lacks must not hide that something is missing.
            if path.isEmpty, glyph == 0 { path = Self.missingGlyph }
            if path.isEmpty {
                shape = .nothing
            } else {
                outlines.append(path)
                shape = .outline(outlines.count - 1)
            }
        }
        shapes[key] = shape
        return shape
    }
}
