/// A rectangle whose sides lie on the lattice.
struct LatticeBox: Hashable {
    var x0: Int64
    var y0: Int64
    var x1: Int64
    var y1: Int64

    /// The rectangle whose sides lie outwards by a number of grid steps.
    func grown(by d: Int64) -> LatticeBox {
        LatticeBox(x0: x0 - d, y0: y0 - d, x1: x1 + d, y1: y1 + d)
    }

    /// The smallest box that holds all given ones; nil if there are none.
    static func bounds(of boxes: [LatticeBox]) -> LatticeBox? {
        guard var all = boxes.first else { return nil }
        for box in boxes {
            all.x0 = min(all.x0, box.x0)
            all.y0 = min(all.y0, box.y0)
            all.x1 = max(all.x1, box.x1)
            all.y1 = max(all.y1, box.y1)
        }
        return all
    }

    /// Puts rectangles on the lattice and drops those that are empty there.
    static func boxes(from rects: [Rect]) throws(GeometryError) -> [LatticeBox] {
        var boxes: [LatticeBox] = []
        boxes.reserveCapacity(rects.count)
        for (index, rect) in rects.enumerated() {
            guard rect.x0.isFinite, rect.y0.isFinite, rect.x1.isFinite, rect.y1.isFinite else {
                throw .nonFiniteCoordinate(box: index)
            }
            let farthest = max(abs(rect.x0), abs(rect.y0), abs(rect.x1), abs(rect.y1))
            guard farthest <= Lattice.limit else {
                throw .coordinateOutOfRange(box: index, limit: Lattice.limit)
            }
            let box = LatticeBox(
                x0: Lattice.step(nearest: rect.x0), y0: Lattice.step(nearest: rect.y0),
                x1: Lattice.step(nearest: rect.x1), y1: Lattice.step(nearest: rect.y1))
            if box.x1 > box.x0 && box.y1 > box.y0 { boxes.append(box) }
        }
        return boxes
    }
}

extension LatticeBox {
    /// The box in units.
    var rect: Rect {
        Rect(x0: Lattice.units(x0), y0: Lattice.units(y0), x1: Lattice.units(x1), y1: Lattice.units(y1))
    }

    /// The four corners in units.
    var corners: [Point] {
        let rect = rect
        return [
            Point(x: rect.x0, y: rect.y0), Point(x: rect.x1, y: rect.y0), Point(x: rect.x1, y: rect.y1),
            Point(x: rect.x0, y: rect.y1),
        ]
    }
}
