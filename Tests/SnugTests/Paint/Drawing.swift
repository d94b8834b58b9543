import Snug
import SnugScene

/// What a caption is painted of, its letters as squares.
struct Drawing {
    let layout: CaptionLayout
    let list: DisplayList

    init(_ caption: Caption) throws {
        layout = try Renderer().layout(of: caption)
        list = layout.displayList(glyphs: Squares())
    }

    var items: [DisplayItem] { list.items }

    /// The boxes of all lines.
    var textBox: Rect {
        layout.lines.reduce(Rect(x0: 0, y0: 0, x1: 0, y1: 0)) { $0.union($1.box) }
    }

    /// The paints of letters in the order of painting.
    var letterPaints: [Paint] {
        items.compactMap { if case .glyphs(_, let paint) = $0 { paint } else { nil } }
    }

    private final class Squares: GlyphSource {
        func outline(of glyph: UInt32, in font: FontID) -> Path {
            .roundedRect(Rect(x0: 0, y0: -0.5, x1: 0.5, y1: 0), radii: CornerRadii(0))
        }

        func colorGlyph(of glyph: UInt32, in font: FontID) -> (bitmap: Bitmap, box: Rect)? { nil }

        func isColorFont(_ font: FontID) -> Bool { false }
    }
}

extension DisplayItem {
    /// The path that is filled.
    var filledPath: Path? {
        switch self {
        case .fill(let path, _, _), .material(let path, _, _): path
        default: nil
        }
    }

    /// The paint of a fill or a stroke.
    var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, _, let paint): paint
        default: nil
        }
    }
}
