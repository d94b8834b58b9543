/// How the background follows the lines.
public enum OutlineMode: String, SpecChoice {
    /// One outline round all lines with rounded convex and concave corners; small steps are merged.
    case fillet
    /// The exact union of one rounded box for each line.
    case union
    /// One rounded box round all lines.
    case block
    /// No background at all; padding and stroke count as 0.
    case none
}
