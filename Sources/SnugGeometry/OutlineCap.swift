/// The largest radius an outline's corners may have, whatever radii are asked for.
public enum OutlineCap: Hashable, Sendable {
    /// Half the height of the lowest box, which keeps the rounding of each corner beside its own line.
    case automatic
    /// Only the lengths of the edges and the room about the corner limit a radius.
    case unlimited
    /// A radius in layout units, at least 0.
    case limit(Double)
}
