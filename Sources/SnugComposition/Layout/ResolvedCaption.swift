internal import SnugGeometry
internal import SnugPixels
internal import SnugText

/// A caption with nothing left open: every default filled in, every length in layout units.
struct ResolvedCaption: Hashable, Sendable {
    /// The background's shape and its border.
    struct Background: Hashable, Sendable {
        var mode: OutlineMode
        var color: Color
        var padding: EdgeInsets
        var radius: Double
        var innerRadius: Double
        /// Nil for the formula over the radii, which are known only after the layout.
        var snap: Double?
        var bridge: Double
        var stroke: Double
        var strokeColor: Color
        var strokeAlign: StrokeAlignment

        /// How far the border reaches out of the outline.
        var strokeOutside: Double {
            switch strokeAlign {
            case .center: stroke / 2
            case .inside: 0
            case .outside: stroke
            }
        }
    }

    var text: StyledText
    var paragraph: ParagraphStyle
    var textBox: TextBoxEdge
    /// The fixed canvas in whole units; nil for one as large as the caption.
    var canvasSize: Size?
    var canvasColor: Color?
    var margin: EdgeInsets
    var place: Placement
    var color: Color
    var background: Background
}
