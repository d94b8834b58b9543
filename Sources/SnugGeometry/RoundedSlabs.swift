/// The union of rounded boxes cut into slabs in which no two of their sides cross.
///
/// The order of the sides inside a slab is read off at its middle, so slabs fit together whatever the last digits of
/// the crossings' heights are.
struct RoundedSlabs {
    /// A filled stretch of a slab, from the left side of one box to the right side of another.
    struct Run {
        var leftBox: Int
        var rightBox: Int
    }

    /// What lies between two neighbouring heights.
    struct Slab {
        var y0: Double
        var y1: Double
        var runs: [Run]
        var middle: Double { y0 + (y1 - y0) / 2 }
    }

    let boxes: [RoundedBox]
    /// Heights that differ by no more than this differ by rounding only.
    let slack: Double
    /// The slabs from top to bottom, without gaps between them; one without runs is empty.
    private(set) var slabs: [Slab] = []

    /// Cuts the union of boxes, which have to be sorted by `y0`.
    init(of boxes: [RoundedBox]) {
        self.boxes = boxes
        let extent = boxes.map { max(abs($0.y0), abs($0.y1), abs($0.x0), abs($0.x1)) }.max() ?? 0
        slack = max(RoundedBox.touching, extent * 1e-13)
        let heights = Self.heights(of: boxes, slack: slack)
        var next = 0
        var active: [Int] = []
        for (y0, y1) in zip(heights, heights.dropFirst()) {
            active.removeAll { boxes[$0].y1 <= y0 }
            while next < boxes.count && boxes[next].y0 <= y0 {
                active.append(next)
                next += 1
            }
            var slab = Slab(y0: y0, y1: y1, runs: [])
            slab.runs = runs(of: active, at: slab.middle)
            slabs.append(slab)
        }
    }

    /// The distinct heights at which boxes start or end, arcs join lines, or sides cross, in ascending order.
    private static func heights(of boxes: [RoundedBox], slack: Double) -> [Double] {
        var exact: [Double] = []
        var crossings: [Double] = []
        var active: [RoundedBox] = []
        for box in boxes {
            exact += [box.y0, box.upperJoint, box.lowerJoint, box.y1]
            active.removeAll { $0.y1 <= box.y0 }
            for other in active where other.x0 <= box.x1 && box.x0 <= other.x1 {
                crossings += box.crossings(with: other)
            }
            active.append(box)
        }
        exact.sort()
        crossings.sort()
        // Heights that differ by rounding only are one: in the slab between them touching sides would seem to meet.
        // The ends and joints of boxes go before crossings, whose last digits are less sure.
        var heights: [Double] = []
        var next = 0
        func addCrossings(below limit: Double) {
            while next < crossings.count && crossings[next] < limit {
                if crossings[next] - (heights.last ?? -.infinity) > slack { heights.append(crossings[next]) }
                next += 1
            }
        }
        for y in exact {
            addCrossings(below: y - slack)
            if heights.last.map({ y > $0 }) ?? true { heights.append(y) }
        }
        return heights
    }

    /// The merged runs of boxes at a height; those that touch merge too.
    private func runs(of active: [Int], at y: Double) -> [Run] {
        let spans = active.map { (left: boxes[$0].left(at: y), right: boxes[$0].right(at: y), box: $0) }
        var runs: [Run] = []
        var end = -Double.infinity
        for span in spans.sorted(by: { ($0.left, $0.box) < ($1.left, $1.box) }) {
            if span.left > end || runs.isEmpty {
                runs.append(Run(leftBox: span.box, rightBox: span.box))
                end = span.right
            } else if span.right > end {
                runs[runs.count - 1].rightBox = span.box
                end = span.right
            }
        }
        return runs
    }
}
