/// On which side of the outline's edge its border lies.
public enum StrokeAlignment: String, SpecChoice {
    /// Half on each side.
    case center
    /// Inside the edge: the caption does not grow.
    case inside
    /// Outside the edge: the fill keeps its size.
    case outside
}
