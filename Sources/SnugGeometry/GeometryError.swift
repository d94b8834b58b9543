/// Why an outline could not be computed.
public enum GeometryError: Error, Hashable, Sendable {
    /// A number that shapes an outline.
    public enum Parameter: String, Hashable, Sendable {
        case outerRadius, innerRadius, snap, bridge, cap, softness, radius, padding
    }

    /// The box at this index of the input has a coordinate that is infinite or not a number.
    case nonFiniteCoordinate(box: Int)
    /// The box at this index of the input has a coordinate farther than `limit` units from the origin.
    case coordinateOutOfRange(box: Int, limit: Double)
    /// A parameter is not a number, negative, or above the largest value it may have.
    case invalidParameter(Parameter, value: Double)
}
