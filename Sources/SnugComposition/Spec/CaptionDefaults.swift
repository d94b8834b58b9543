internal import SnugPixels
internal import SnugText

/// What holds where neither a spec nor a flag says anything: the one table of built-in values.
enum CaptionDefaults {
    /// The room between the children of a stack, and the least room of a spacer.
    static let spacing = Length.px(8)
    /// The colour of shadows of elements: black at 33 %.
    static let shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 84)
    /// What holds for a text that stands in a picture without a background.
    static let text: CaptionSpec = {
        var spec = CaptionSpec()
        spec.fontSize = bodySize
        spec.weight = .regular
        spec.lineHeight = .normal
        spec.align = .start
        spec.outline = OutlineMode.none
        return spec
    }()
    /// The font size of body text.
    static let bodySize = Length.px(17)

    static let scale = 1.0
    static let margin = LengthInsets(.zero)
    static let place = Placement.center
    static let canvas: ShapeStyle? = nil

    static let font: FontNames = "Inter"
    static let fontSize = Length.px(72)
    static let weight = FontWeight.semibold
    static let italic = false
    static let fontWidth = FontWidth(100)
    static let letterSpacing = Length.zero
    static let wordSpacing = Length.zero
    static let transform = LetterCase.none
    static let paragraphSpacing = Length.zero
    static let direction = BaseDirection.auto
    static let wrap = WrapStyle.greedy
    static let lineBreak = LineBreakStrictness.normal
    static let ellipsis = "\u{2026}"
    static let lineHeight = SpecLineHeight.multiple(1.2)
    static let textBox = TextBoxEdge.normal
    static let align = TextAlignment.center
    static let overflow = WordOverflow.keep
    static let color = ShapeStyle.color(Color(red: 0, green: 0, blue: 0))

    static let textStroke = Length.zero
    static let textStrokeColor = ShapeStyle.color(Color(red: 0, green: 0, blue: 0))

    static let background = ShapeStyle.color(Color(red: 255, green: 255, blue: 255))
    static let outline = OutlineMode.fillet
    static let padding = LengthInsets(vertical: .em(0.1), horizontal: .em(0.35))
    static let radius = Length.em(0.34)
    /// The inner radius as a part of the radius.
    static let innerRadiusRatio = 14.0 / 17.0
    /// The snap as a part of the sum of both radii, and its bounds in ems.
    static let snapRatio = 0.8
    static let snapRange = 0.25...0.6
    static let bridge = Length.zero
    static let stroke = Length.zero
    static let strokeColor = ShapeStyle.color(Color(red: 0, green: 0, blue: 0))
    static let strokeAlign = StrokeAlignment.center
    static let bar = Length.zero
    static let barColor = ShapeStyle.color(Color(red: 0, green: 0, blue: 0))
}
