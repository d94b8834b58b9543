/// How a highlight that goes over a line break looks where it is cut.
public enum HighlightMode: String, SpecChoice {
    /// One shape that was cut: rounded at its true start and end, straight at each break.
    case slice
    /// Every line's part is a box of its own, rounded all round.
    case clone
    /// One outline round all parts; those of neighbouring lines that meet are fused, with rounded inner corners.
    case cling
}
