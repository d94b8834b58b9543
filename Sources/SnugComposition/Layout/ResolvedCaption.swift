internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// A caption with nothing left open: every default filled in, every length in layout units.
struct ResolvedCaption: Hashable, Sendable {
    /// The background's shape and its border.
    struct Background: Hashable, Sendable {
        var mode: OutlineMode
        /// What fills the outline, from the bottom up.
        var fills: [ShapeStyle]
        var padding: EdgeInsets
        var radius: Double
        var innerRadius: Double
        /// Nil for the formula over the radii, which are known only after the layout.
        var snap: Double?
        var bridge: Double
        var stroke: Double
        var strokeColor: ShapeStyle
        var strokeAlign: StrokeAlignment
        /// Lengths of dashes and gaps of the border in turn; empty for an unbroken one.
        var strokeDash: [Double]
        /// The width of the bar along the leading side.
        var bar: Double
        var barColor: ShapeStyle

        /// Where the sides of the outline lie between whole units: at halves if a centred border is odd.
        var gridPhase: Double {
            strokeAlign == .center && stroke.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
        }

        /// The room outside the outline that its border needs, where the outline's sides lie on the grid.
        var strokeRoom: Double {
            (strokeOutside - gridPhase).rounded(.up) + gridPhase
        }

        /// How far the border reaches out of the outline.
        var strokeOutside: Double {
            switch strokeAlign {
            case .center: stroke / 2
            case .inside: 0
            case .outside: stroke
            }
        }
    }

    /// How letters are painted.
    struct LetterPaint: Hashable, Sendable {
        var color: ShapeStyle
        var isUnderlined: Bool
        var isStruckThrough: Bool
        /// The width of the border outside the letters.
        var stroke: Double
        var strokeColor: ShapeStyle
    }

    /// The text; its marks are the highlights, in the same order.
    var text: StyledText
    /// How letters outside all spans are painted.
    var paint: LetterPaint
    /// How the letters of each span are painted.
    var spanPaints: [LetterPaint]
    /// What lies behind parts of the text, from the bottom up.
    var highlights: [ResolvedHighlight]
    /// Shadows of all letters; the first lies on top.
    var shadows: [Shadow]
    /// The text as it was read, nil where it is plain.
    var source: RichText?
    /// What reading the text has found.
    var warnings: [Warning]
    var paragraph: ParagraphStyle
    var textBox: TextBoxEdge
    /// The fixed canvas in whole units; nil for one as large as the caption.
    var canvasSize: Size?
    /// What the canvas is filled with, nil for nothing.
    var canvas: ShapeStyle?
    /// The picture of the page.
    var backdrop: ImageReference?
    /// Whether the page is not painted and only seen through materials.
    var isBackdropInside: Bool
    /// What is drawn over the picture to see how it came about.
    var debug: DebugMarks?
    var margin: EdgeInsets
    var place: Placement
    var background: Background
    /// The most that the caption may measure from side to side, border included; nil for no limit.
    var widthLimit: Double?
}

extension ResolvedCaption {
    /// How the letters of a run are painted.
    func paint(ofSpan span: Int?) -> LetterPaint {
        span.map { spanPaints[$0] } ?? paint
    }

    /// All ways in which letters are painted, that of the most letters first, each once.
    var paints: [LetterPaint] {
        var seen: Set = [paint]
        return [paint] + spanPaints.filter { seen.insert($0).inserted }
    }
}
