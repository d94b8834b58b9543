public import SnugText

extension TextOptions {
    /// Wraps lines so that the caption, padding and outside border included, is at most this wide.
    public func width(_ width: Length) -> Self { setting(\.width, width) }

    /// The look of the first paragraph, where it differs from the rest.
    public func firstParagraph(_ style: RunStyle) -> Self { setting(\.firstParagraph, style) }

    /// Room between paragraphs beyond the line height.
    public func paragraphSpacing(_ spacing: Length) -> Self { setting(\.paragraphSpacing, spacing) }

    /// The direction of paragraphs.
    public func direction(_ direction: BaseDirection) -> Self { setting(\.direction, direction) }

    /// How lines are filled.
    public func wrap(_ style: WrapStyle) -> Self { setting(\.wrap, style) }

    /// How freely lines break.
    public func lineBreak(_ strictness: LineBreakStrictness) -> Self { setting(\.lineBreak, strictness) }

    /// The most lines; the rest is left out behind an ellipsis.
    public func lineLimit(_ count: Int) -> Self { setting(\.maxLines, count) }

    /// What stands where text is left out.
    public func ellipsis(_ text: String) -> Self { setting(\.ellipsis, text) }

    /// Chooses the largest font size of a range, to a tenth of a unit, that fits canvas, width and line limit.
    public func fit(_ range: ClosedRange<Double>? = nil) -> Self {
        setting(\.fit, range.map { FitRange(minimum: .px($0.lowerBound), maximum: .px($0.upperBound)) } ?? FitRange())
    }
}
