/// The exact union of rounded rectangles, one for each box: where rounded lines of text meet, notches stay.
///
/// Outer contours run clockwise on the screen and holes counter-clockwise; nonzero and even-odd filling agree. Only
/// square roots are used, so the result is the same on every processor.
public struct RoundedUnion: Hashable, Sendable {
    /// The boundary as lines and clockwise arcs, each contour from its topmost and then leftmost joint on.
    public let path: Path
    /// The area of the union.
    public let area: Double
    /// The length of all contours together.
    public let perimeter: Double
    /// How many contours there are, holes included.
    public let contourCount: Int
    /// How many of the contours are holes.
    public let holeCount: Int
    /// The points where the boundary is not smooth, in the order of the path.
    public let corners: [Point]

    /// Computes the union.
    ///
    /// Coordinates are taken to the nearest 1/65,536 unit, and a radius below that counts as 0. The radius, at least 0,
    /// is reduced to half the width or height of each box that is too small for it; it may be infinite. Boxes that touch
    /// in a single point stay contours of their own. Takes O(n log n) for n boxes like lines of text, each of which
    /// overlaps few others in height.
    ///
    /// Throws if a coordinate is not finite or too large, or if the radius is negative or not a number.
    public init(of boxes: [Rect], radius: Double) throws(GeometryError) {
        guard radius >= 0 else { throw .invalidParameter(.radius, value: radius) }
        let lattice = Array(Set(try LatticeBox.boxes(from: boxes)))
        // About the middle of everything coordinates are smallest and square roots most exact.
        let bounds = LatticeBox.bounds(of: lattice) ?? LatticeBox(x0: 0, y0: 0, x1: 0, y1: 0)
        let center = Point(x: Lattice.units((bounds.x0 + bounds.x1) / 2), y: Lattice.units((bounds.y0 + bounds.y1) / 2))
        let rounded = lattice.map { RoundedBox($0, radius: radius, about: center) }
            .sorted { ($0.y0, $0.x0, $0.y1, $0.x1) < ($1.y0, $1.x0, $1.y1, $1.x1) }
        let slabs = RoundedSlabs(of: rounded)
        let contours = RoundedContour.contours(along: slabs)

        var path = Path()
        for contour in contours { path.append(contour.path) }
        self.path = path.translated(by: center)
        area = contours.reduce(0) { $0 + $1.path.signedArea }
        perimeter = contours.reduce(0) { $0 + $1.path.length }
        contourCount = contours.count
        holeCount = contours.count { $0.path.signedArea < 0 }
        corners = contours.flatMap { $0.corners.map { $0 + center } }
    }
}
