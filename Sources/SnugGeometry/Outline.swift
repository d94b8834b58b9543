/// The one rounded outline that clings to a set of boxes: no two contours cross, and none crosses itself.
///
/// Outer contours run clockwise on the screen and holes counter-clockwise, so the region is always on the right-hand
/// side; nonzero and even-odd filling agree.
public struct Outline: Hashable, Sendable {
    /// The contours, from top to bottom and left to right by their first corner.
    public let contours: [OutlineContour]

    /// Makes an outline from contours that obey the rules above.
    init(contours: [OutlineContour]) {
        self.contours = contours
    }

    /// Computes the outline around boxes.
    ///
    /// Coordinates are taken to the nearest 1/65,536 unit. Empty boxes count for nothing, the order of the boxes does
    /// not matter, and they may overlap or touch in any way. Every box lies inside the outline but for the roundings.
    /// Takes O(n log n) for n boxes like lines of text, each of which overlaps few others in height.
    ///
    /// Throws if a coordinate is not finite or too large, or if a parameter is out of its range.
    public init(around boxes: [Rect], parameters: OutlineParameters) throws(GeometryError) {
        try parameters.validate()
        let boxes = try LatticeBox.boxes(from: boxes)
        let union = Bands(covering: boxes)
        let bridged = union.bridged(upTo: parameters.bridge)
        let snapped = StepSnapping.snapped(bridged, below: parameters.snap)
        let contours = LatticeContour.contours(of: snapped)
        let rounding = CornerRounding(snapped, parameters: parameters, cap: parameters.cap.radius(for: boxes))
        self.contours = contours.map { rounding.rounded($0) }
    }
}

extension OutlineCap {
    /// The cap as a radius in units.
    func radius(for boxes: [LatticeBox]) -> Double {
        switch self {
        case .automatic: (boxes.map { Lattice.units($0.y1 - $0.y0) }.min() ?? 0) / 2
        case .unlimited: .infinity
        case .limit(let radius): radius
        }
    }
}
