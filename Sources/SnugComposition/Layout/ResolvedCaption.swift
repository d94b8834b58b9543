internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
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

    /// What is painted with the letters beside their fill.
    struct TextDecoration: Hashable, Sendable {
        var isUnderlined: Bool
        var isStruckThrough: Bool
        /// The width of the border outside the letters.
        var stroke: Double
        var strokeColor: Color
        /// The first lies on top.
        var shadows: [Shadow]
    }

    var text: StyledText
    /// What becomes of the letters first.
    var letterCase: LetterCase
    var paragraph: ParagraphStyle
    var textBox: TextBoxEdge
    /// The fixed canvas in whole units; nil for one as large as the caption.
    var canvasSize: Size?
    var canvasColor: Color?
    var margin: EdgeInsets
    var place: Placement
    var color: Color
    var decoration: TextDecoration
    var background: Background
}

extension ResolvedCaption {
    /// Changes the letters' case by the rules of the text's language; from here on offsets count the changed text.
    mutating func changeCase(_ unicode: any UnicodeProvider) {
        guard letterCase != .none else { return }
        text.string = unicode.transform(text.string, to: letterCase, language: text.base.language)
    }
}
