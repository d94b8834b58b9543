/// A sequence of contours made of lines, Bézier curves and circular arcs, in layout units, y down.
public struct Path: Hashable, Sendable {
    /// One step of a path; every step but `move` starts where the last one ended.
    public enum Element: Hashable, Sendable {
        /// Starts a contour at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A quadratic Bézier curve.
        case quadratic(control: Point, to: Point)
        /// A cubic Bézier curve.
        case cubic(control1: Point, control2: Point, to: Point)
        /// A circular arc of at most a half turn about `center`; clockwise as seen on the screen.
        ///
        /// The radius is the distance from `center` to the end point; the start lies on the same circle.
        case arc(center: Point, radius: Double, to: Point, clockwise: Bool)
        /// A straight line back to the contour's start.
        case close
    }

    /// The steps in drawing order.
    public private(set) var elements: [Element]

    /// Makes a path from its steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a step.
    public mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Adds all steps of another path.
    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
    }
}
