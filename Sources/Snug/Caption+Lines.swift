public import SnugText

extension Caption {
    /// Room between paragraphs beyond the line height.
    public func paragraphSpacing(_ spacing: Length) -> Caption { setting(\.paragraphSpacing, spacing) }

    /// The direction of paragraphs.
    public func direction(_ direction: BaseDirection) -> Caption { setting(\.direction, direction) }

    /// How lines are filled.
    public func wrap(_ style: WrapStyle) -> Caption { setting(\.wrap, style) }

    /// How freely lines break.
    public func lineBreak(_ strictness: LineBreakStrictness) -> Caption { setting(\.lineBreak, strictness) }

    /// The most lines; the rest is left out behind an ellipsis.
    public func lineLimit(_ count: Int) -> Caption { setting(\.maxLines, count) }

    /// What stands where text is left out.
    public func ellipsis(_ text: String) -> Caption { setting(\.ellipsis, text) }

    /// Chooses the largest font size of a range, to a tenth of a unit, that fits canvas, width and line limit.
    public func fit(_ range: ClosedRange<Double>? = nil) -> Caption {
        setting(\.fit, range.map { FitRange(minimum: $0.lowerBound, maximum: $0.upperBound) } ?? FitRange())
    }
}
