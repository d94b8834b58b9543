/// A filled stretch of a band, from `x0` to `x1`.
struct Interval: Hashable {
    var x0: Int64
    var x1: Int64
}

/// A horizontal strip inside which the region looks the same at every height.
struct Band: Hashable {
    var y0: Int64
    var y1: Int64
    /// What is filled, from left to right; intervals neither overlap nor touch.
    var intervals: [Interval]
}

/// A region of rectangles cut into bands from top to bottom; each band starts where the last one ended.
///
/// Bands without intervals are the gaps between groups.
struct Bands: Hashable {
    var list: [Band]

    /// The union of boxes. O(n log n + k) for k intervals of single boxes in all bands.
    init(covering boxes: [LatticeBox]) {
        list = []
        var heights: [Int64] = []
        heights.reserveCapacity(2 * boxes.count)
        for box in boxes {
            heights.append(box.y0)
            heights.append(box.y1)
        }
        heights.sort()
        let byTop = boxes.sorted { ($0.y0, $0.x0, $0.y1, $0.x1) < ($1.y0, $1.x0, $1.y1, $1.x1) }
        var next = 0
        var active: [LatticeBox] = []
        guard var y0 = heights.first else { return }
        for y1 in heights where y1 > y0 {
            active.removeAll { $0.y1 <= y0 }
            while next < byTop.count && byTop[next].y0 <= y0 {
                active.append(byTop[next])
                next += 1
            }
            list.append(Band(y0: y0, y1: y1, intervals: Bands.union(of: active)))
            y0 = y1
        }
    }

    /// The merged x-intervals of boxes; those that touch merge too.
    private static func union(of boxes: [LatticeBox]) -> [Interval] {
        if boxes.count == 1 { return [Interval(x0: boxes[0].x0, x1: boxes[0].x1)] }
        var merged: [Interval] = []
        for box in boxes.sorted(by: { $0.x0 < $1.x0 }) {
            if let last = merged.last, box.x0 <= last.x1 {
                merged[merged.count - 1].x1 = max(last.x1, box.x1)
            } else {
                merged.append(Interval(x0: box.x0, x1: box.x1))
            }
        }
        return merged
    }

    /// The bands with every gap of at most `height` units shared out between its two neighbours.
    func bridged(upTo height: Double) -> Bands {
        var result = self
        result.list = []
        for (index, band) in list.enumerated() {
            let isGap = band.intervals.isEmpty && index > 0 && index + 1 < list.count
            guard isGap, Lattice.units(band.y1 - band.y0) <= height else {
                result.list.append(band)
                continue
            }
            // A gap has filled neighbours on both sides: two gaps never follow each other.
            let middle = (band.y0 + band.y1 + 1) >> 1
            result.list.append(Band(y0: band.y0, y1: middle, intervals: list[index - 1].intervals))
            if middle < band.y1 {
                result.list.append(Band(y0: middle, y1: band.y1, intervals: list[index + 1].intervals))
            }
        }
        return result
    }

    /// One box for every interval of every band.
    var boxes: [LatticeBox] {
        list.flatMap { band in
            band.intervals.map { LatticeBox(x0: $0.x0, y0: band.y0, x1: $0.x1, y1: band.y1) }
        }
    }

    /// Boxes that cover what the region leaves empty of a frame that holds it.
    func complement(in frame: LatticeBox) -> [LatticeBox] {
        guard let first = list.first, let last = list.last else { return [frame] }
        var result: [LatticeBox] = []
        func add(_ x0: Int64, _ x1: Int64, _ y0: Int64, _ y1: Int64) {
            if x1 > x0 && y1 > y0 { result.append(LatticeBox(x0: x0, y0: y0, x1: x1, y1: y1)) }
        }
        add(frame.x0, frame.x1, frame.y0, first.y0)
        for band in list {
            var x = frame.x0
            for interval in band.intervals {
                add(x, interval.x0, band.y0, band.y1)
                x = interval.x1
            }
            add(x, frame.x1, band.y0, band.y1)
        }
        add(frame.x0, frame.x1, last.y1, frame.y1)
        return result
    }
}
