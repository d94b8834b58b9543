public import SnugText

/// All that a caption can be told; what is nil follows the style and the built-in defaults.
///
/// The names are those of the command line's flags and of the JSON keys.
public struct CaptionSpec: Hashable, Sendable {
    /// The text, drawn literally.
    public var text: String?
    /// The text in markup, in place of `text`: see `Markup`.
    public var markup: String?
    /// The text in runs with styles of their own, in place of `text`.
    public var runs: RichText?

    /// The look that the rest goes before; it must have been read and put below the spec before the spec is laid out.
    public var style: StyleReference?

    /// The most that the caption may measure, with padding and what the border adds outside; lines wrap to fit.
    public var width: Length?
    /// A fixed canvas; without it the canvas is as large as the caption.
    public var size: CanvasSize?
    /// Pixels per layout unit.
    public var scale: Double?
    /// Room round the caption.
    public var margin: LengthInsets?
    /// Where the caption stands in a fixed canvas.
    public var place: Placement?
    /// What the canvas is filled with.
    public var canvas: ShapeStyle?
    /// A picture as the page that the caption lies on; without `size` the canvas is as large as it, a pixel a unit.
    public var backdrop: ImageReference?
    /// Whether the backdrop is not painted and only seen through materials.
    public var backdropInside: Bool?
    /// What is drawn over the picture to see how it came about.
    public var debug: DebugMarks?

    /// The families wished for, best first.
    public var font: FontNames?
    /// Font files that go before the families.
    public var fontFile: [FontFile]?
    /// Folders with further font files, searched before the system's.
    public var fontDir: [String]?
    /// Whether the fonts of the system stay unused.
    public var noSystemFonts: Bool?
    /// The letters' size: layout units per em.
    public var fontSize: Length?
    /// How bold the letters are.
    public var weight: FontWeight?
    /// Whether the letters are slanted.
    public var italic: Bool?
    /// How wide the letters are.
    public var fontWidth: FontWidth?
    /// Positions on a variable font's axes.
    public var variations: FontVariations?
    /// OpenType features beyond the default ones.
    public var features: FontFeatures?
    /// Extra room between letters.
    public var letterSpacing: Length?
    /// Extra room between words.
    public var wordSpacing: Length?
    /// What becomes of the letters before they are laid out.
    public var transform: LetterCase?
    /// The distance from one baseline to the next.
    public var lineHeight: SpecLineHeight?
    /// What holds for the letters of the first paragraph in place of the caption's settings.
    public var firstParagraph: RunStyle?
    /// Extra room after each paragraph but the last.
    public var paragraphSpacing: Length?
    /// The direction of paragraphs.
    public var direction: BaseDirection?
    /// Where the text's box begins and ends.
    public var textBox: TextBoxEdge?
    /// Where lines stand that are narrower than the widest.
    public var align: TextAlignment?
    /// How lines are filled.
    public var wrap: WrapStyle?
    /// How freely lines break.
    public var lineBreak: LineBreakStrictness?
    /// The most lines.
    public var maxLines: Int?
    /// What stands where text is left out.
    public var ellipsis: String?
    /// The font sizes among which the largest that fits is chosen, in place of `fontSize`.
    public var fit: FitRange?
    /// What becomes of a word that is wider than the room.
    public var overflow: WordOverflow?
    /// The text's language, a BCP 47 tag.
    public var lang: String?
    /// What the letters are filled with.
    public var color: TextColor?
    /// Words to highlight wherever they occur.
    public var highlight: [HighlightRule<String>]?
    /// Ranges of characters to highlight.
    public var highlightRange: [HighlightRule<GraphemeRange>]?
    /// Regular expressions whose matches are to be highlighted.
    public var highlightMatch: [HighlightRule<String>]?
    /// How highlights look that say nothing of it themselves.
    public var highlightStyle: Highlight?
    /// Whether the text is underlined.
    public var underline: Bool?
    /// Whether the text is struck through.
    public var strike: Bool?
    /// The width of a border outside the letters.
    public var textStroke: Length?
    /// The colour of the letters' border.
    public var textStrokeColor: ShapeStyle?
    /// Shadows of the letters; the first lies on top.
    public var textShadow: [TextShadow]?

    /// What the outline is filled with; nothing if not said where there is a material.
    public var background: ShapeStyle?
    /// Frosted glass below the background.
    public var material: Material?
    /// How the background follows the lines.
    public var outline: OutlineMode?
    /// Room between each line and the outline.
    public var padding: LengthInsets?
    /// The radius of convex corners; without effect in round outlines.
    public var radius: Length?
    /// The radius of concave corners; without effect in round outlines.
    public var innerRadius: Length?
    /// Steps between neighbouring lines that are smaller than this are merged.
    public var snap: Length?
    /// Gaps between lines up to this height are closed.
    public var bridge: Length?
    /// The width of the outline's border.
    public var stroke: Length?
    /// The border's colour.
    public var strokeColor: ShapeStyle?
    /// On which side of the edge the border lies.
    public var strokeAlign: StrokeAlignment?
    /// Lengths of the border's dashes and gaps in turn.
    public var strokeDash: DashPattern?
    /// The width of a bar inside the outline, along the side where the first line begins.
    public var bar: Length?
    /// What the bar is filled with.
    public var barColor: ShapeStyle?

    /// The most pixels that the picture may have.
    public var maxPixels: Int?
    /// Whether the file does not say the text that it shows.
    public var noMetadata: Bool?

    /// Makes a spec that says nothing, or only the text.
    public init(text: String? = nil) {
        self.text = text
    }

    /// The spec in which `other` goes before what is said here.
    public func overridden(by other: CaptionSpec) -> CaptionSpec {
        var result = self
        for option in CaptionOption.all {
            option.copy(other, &result)
        }
        return result
    }

    /// The spec with what it does not say itself taken from another one; the text stays its own.
    public func inheriting(from other: CaptionSpec) -> CaptionSpec {
        var result = other.overridden(by: self)
        (result.text, result.markup, result.runs) = (text, markup, runs)
        return result
    }
}
