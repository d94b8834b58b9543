import Foundation
import SnugGeometry

/// A path as polygons, made with sines and cosines and so independent of the code under test.
struct FlatPath {
    var polygons: [[Point]] = []

    init(_ path: Path, stepsPerTurn: Int = 256) {
        var pen = Point.zero
        func add(_ point: Point) {
            polygons[polygons.count - 1].append(point)
            pen = point
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                polygons.append([])
                add(point)
            case .line(let end): add(end)
            case .quadratic(let control, let end):
                let start = pen
                for step in 1...32 {
                    let t = Double(step) / 32
                    add(start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
                }
            case .cubic(let a, let b, let end):
                let start = pen
                for step in 1...32 {
                    let t = Double(step) / 32
                    let s = 1 - t
                    add(start * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t))
                }
            case .arc(let center, let radius, let end, let clockwise):
                let from = atan2(pen.y - center.y, pen.x - center.x)
                var angle = atan2(end.y - center.y, end.x - center.x) - from
                if clockwise && angle < -1e-9 { angle += 2 * .pi }
                if !clockwise && angle > 1e-9 { angle -= 2 * .pi }
                let steps = max(1, Int((abs(angle) / (2 * .pi) * Double(stepsPerTurn)).rounded(.up)))
                for step in 1..<max(2, steps) where steps > 1 {
                    let a = from + angle * Double(step) / Double(steps)
                    add(Point(x: center.x + radius * cos(a), y: center.y + radius * sin(a)))
                }
                add(end)
            case .close: break
            }
        }
    }

    /// All sides of all polygons.
    var sides: [(a: Point, b: Point)] {
        polygons.flatMap { polygon in
            polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
        }
    }

    /// How often the polygons run about a point, clockwise on the screen.
    func winding(about p: Point) -> Int {
        var winding = 0
        for (a, b) in sides where (a.y <= p.y) != (b.y <= p.y) {
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > p.x { winding += b.y > a.y ? 1 : -1 }
        }
        return winding
    }

    /// Distance of a point from the nearest side.
    func distance(to p: Point) -> Double {
        var best = Double.infinity
        for (a, b) in sides {
            let d = b - a
            let length = d.x * d.x + d.y * d.y
            let t = length > 0 ? max(0, min(1, ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / length)) : 0
            best = min(best, (p - (a + d * t)).length)
        }
        return best
    }

    /// Whether two sides cross properly; sides that only touch do not count.
    var crossesItself: Bool {
        let sides = sides
        func side(_ a: Point, _ b: Point, _ p: Point) -> Double {
            (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
        }
        for i in sides.indices {
            for j in sides.indices.dropFirst(i + 1) {
                let (a, b) = sides[i]
                let (c, d) = sides[j]
                if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x) { continue }
                if max(a.y, b.y) < min(c.y, d.y) || max(c.y, d.y) < min(a.y, b.y) { continue }
                let slack = 1e-9
                let (p, q) = (side(a, b, c), side(a, b, d))
                let (r, s) = (side(c, d, a), side(c, d, b))
                if (p > slack && q < -slack || p < -slack && q > slack)
                    && (r > slack && s < -slack || r < -slack && s > slack)
                {
                    return true
                }
            }
        }
        return false
    }
}

/// Whether two numbers differ by at most a part of the larger one, or by that part of 1.
func isClose(_ a: Double, _ b: Double, within relative: Double = 1e-9) -> Bool {
    abs(a - b) <= relative * max(1, abs(a), abs(b))
}

extension Outline {
    /// All corners of all contours.
    var vertices: [OutlineVertex] { contours.flatMap(\.vertices) }

    /// The outline moved, mirrored or turned by a map of positions, its corners in no particular order.
    func corners(_ map: (Point) -> Point) -> Set<OutlineVertex> {
        Set(
            vertices.map { vertex in
                var vertex = vertex
                vertex.position = map(vertex.position)
                return vertex
            })
    }
}

extension OutlineContour {
    /// Each edge with the corners at its two ends.
    var edges: [(from: OutlineVertex, to: OutlineVertex)] {
        vertices.indices.map { (vertices[$0], vertices[($0 + 1) % vertices.count]) }
    }
}
