internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// Collects each distinct glyph once and turns lines of glyphs into display items.
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
    private(set) var images: [Bitmap] = []

    init(source: any GlyphSource) {
        self.source = source
    }

    /// The letters of one colour: outlines of one size as one group, pictures after them.
    mutating func items(for lines: [TextLayout.Line], paint: Paint) -> [DisplayItem] {
        var groups: [GlyphGroup] = []
        var pictures: [DisplayItem] = []
        for line in lines {
            for run in line.runs {
                for glyph in run.glyphs {
                    switch shape(of: glyph.id, in: run.font) {
                    case .outline(let index):
                        let placed = GlyphGroup.Glyph(outline: index, origin: glyph.position)
                        if groups.last?.size == run.size {
                            groups[groups.count - 1].glyphs.append(placed)
                        } else {
                            groups.append(GlyphGroup(size: run.size, glyphs: [placed]))
                        }
                    case .image(let index, let box):
                        pictures.append(.image(index, box.scaled(by: run.size).offset(by: glyph.position)))
                    case .nothing:
                        break
                    }
                }
            }
        }
        return groups.map { .glyphs($0, paint) } + pictures
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

    private mutating func shape(of glyph: UInt32, in font: FontID) -> Shape {
        let key = Key(font: font, glyph: glyph)
        if let known = shapes[key] { return known }
        let shape: Shape
        if source.isColorFont(font), let picture = source.colorGlyph(of: glyph, in: font) {
            images.append(picture.bitmap)
            shape = .image(images.count - 1, box: picture.box)
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
