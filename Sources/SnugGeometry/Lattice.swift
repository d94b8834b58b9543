// Unoptimised builds call the C library for `squareRoot` and `rounded`; this import makes the linker find it.
internal import Glibc

/// The grid of 1/65,536 unit on which outlines are computed, so that equal edges are equal numbers.
///
/// Noise such as 1e-9 between touching lines vanishes here, and no later step needs a tolerance.
enum Lattice {
    /// Grid steps in one unit.
    static let stepsPerUnit = 65536.0
    /// The largest distance from the origin, in units: up to here every grid value is an exact `Double`.
    static let limit = 68_719_476_736.0

    /// The grid line nearest to a coordinate, which has to lie within the limit; halves go upwards.
    static func step(nearest v: Double) -> Int64 {
        Int64((v * stepsPerUnit + 0.5).rounded(.down))
    }

    /// The coordinate of the grid line nearest to a coordinate, as a plain number.
    static func rounded(_ v: Double) -> Double {
        (v * stepsPerUnit + 0.5).rounded(.down) / stepsPerUnit
    }

    /// The coordinate or length of a number of grid steps, in units.
    static func units(_ n: Int64) -> Double {
        Double(n) / stepsPerUnit
    }
}
