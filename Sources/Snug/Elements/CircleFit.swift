public import SnugComposition

/// How a round shape follows the text in it.
public enum CircleFit: Hashable, Sendable {
    /// The smallest circle about the middle of the text that holds its lines, and the padding round it.
    case enclosing
    /// A circle whose diameter is the larger side of the padded text; corners of the text may stand out.
    case maxSide
    /// An ellipse in proportion to the text.
    case ellipse
    /// One line between half circles.
    case pill
    /// A circle while the text fits into it, else a pill.
    case badge

    /// The outline of that shape.
    public var outline: OutlineMode {
        switch self {
        case .enclosing: .circle
        case .maxSide: .maxSide
        case .ellipse: .ellipse
        case .pill: .pill
        case .badge: .badge
        }
    }
}
