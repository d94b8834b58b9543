internal import SnugGeometry
internal import SnugPixels

extension Path {
    /// The box of all points that define the path, which therefore holds what it draws; nil for an empty path.
    var controlBox: Rect? {
        var box: Rect?
        func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
            let point = Rect(x0: x0, y0: y0, x1: x1, y1: y1)
            box = box.map { $0.enclosing(point) } ?? point
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                add(p.x, p.y, p.x, p.y)
            case .quadratic(let c, let p):
                add(c.x, c.y, c.x, c.y)
                add(p.x, p.y, p.x, p.y)
            case .cubic(let c, let d, let p):
                add(c.x, c.y, c.x, c.y)
                add(d.x, d.y, d.x, d.y)
                add(p.x, p.y, p.x, p.y)
            case .arc(let c, let r, _, _):
                add(c.x - r, c.y - r, c.x + r, c.y + r)
            case .close:
                break
            }
        }
        return box
    }
}

extension Path {
    /// The path with curves in the place of arcs: cairo makes its own arcs of sines, which differ between processors.
    var withoutArcs: Path {
        let hasArcs = elements.contains { if case .arc = $0 { true } else { false } }
        return hasArcs ? flattenedArcs() : self
    }
}

extension Rect {
    /// Whether all four sides are finite numbers.
    var isFinite: Bool { x0.isFinite && y0.isFinite && x1.isFinite && y1.isFinite }

    /// The smallest rectangle that holds both, points and lines included; not a number if a side of either is not.
    func enclosing(_ other: Rect) -> Rect {
        Rect(
            x0: .minimumOrNaN(x0, other.x0), y0: .minimumOrNaN(y0, other.y0), x1: .maximumOrNaN(x1, other.x1),
            y1: .maximumOrNaN(y1, other.y1))
    }

    /// The smallest rectangle of whole pixels that holds this one.
    var wholePixels: Rect {
        Rect(x0: x0.rounded(.down), y0: y0.rounded(.down), x1: x1.rounded(.up), y1: y1.rounded(.up))
    }

    /// Whether there is something to see of it: below the step of cairo's coordinates there is nothing to divide by.
    var isVisiblyLarge: Bool { width >= 1 / 256 && height >= 1 / 256 }

    /// The pixels of a rectangle that this one, which must be finite, touches; nil if there are none.
    func pixels(in visible: PixelRect) -> PixelRect? {
        let bounds = visible.rect
        let (left, top) = (max(x0.rounded(.down), bounds.x0), max(y0.rounded(.down), bounds.y0))
        let (right, bottom) = (min(x1.rounded(.up), bounds.x1), min(y1.rounded(.up), bounds.y1))
        guard left < right && top < bottom else { return nil }
        return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    /// Whether the two overlap.
    func meets(_ other: Rect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
    }
}

extension Double {
    fileprivate static func minimumOrNaN(_ a: Double, _ b: Double) -> Double { a.isNaN || a < b ? a : b }
    fileprivate static func maximumOrNaN(_ a: Double, _ b: Double) -> Double { a.isNaN || a > b ? a : b }
}

extension PixelRect {
    /// The same rectangle in real numbers.
    var rect: Rect { Rect(x0: Double(x), y0: Double(y), x1: Double(x + width), y1: Double(y + height)) }

    /// The rectangle with this many pixels more on each side.
    func outset(by count: Int) -> PixelRect {
        PixelRect(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
    }

    /// The rectangle moved by a vector.
    func offset(by d: PixelOffset) -> PixelRect {
        PixelRect(x: x + d.x, y: y + d.y, width: width, height: height)
    }

    /// The part that lies in another rectangle, or the pixels of that one that lie nearest.
    func nearest(in other: PixelRect) -> PixelRect {
        func nearest(_ start: Int, _ length: Int, _ low: Int, _ count: Int) -> Range<Int> {
            let first = max(low, min(start, low + count - 1))
            return first..<max(first + 1, min(start + length, low + count))
        }
        let (columns, rows) = (nearest(x, width, other.x, other.width), nearest(y, height, other.y, other.height))
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// The number of pixels.
    var count: Int { width * height }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
