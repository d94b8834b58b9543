/// The distance from one baseline to the next.
public enum LineHeight: Hashable, Sendable {
    /// A multiple of the base font size; every line has exactly this height.
    case multiple(Double)
    /// Layout units; every line has exactly this height.
    case fixed(Double)
    /// The largest ascent, descent and gap of the fonts named for the line, never of fallback fonts.
    case normal
}
