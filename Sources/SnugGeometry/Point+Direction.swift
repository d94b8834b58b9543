internal import Glibc

extension Point {
    /// The vector of length 1 that leads to an angle: degrees clockwise from upwards, so that 90 leads to the right.
    ///
    /// Both coordinates are rounded to 1/65,536, since the last bits of the C library's functions differ between
    /// processors. Angles are counted modulo 360.
    public init(directionInDegrees degrees: Double) {
        let radians = degrees.remainder(dividingBy: 360) * (Double.pi / 180)
        self.init(x: Lattice.rounded(sin(radians)), y: Lattice.rounded(-cos(radians)))
    }
}
