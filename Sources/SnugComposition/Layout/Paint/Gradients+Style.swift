internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension LinearGradient {
    /// The gradient of a style that fills a box: its line runs through the middle and is so long that the first and the
    /// last colour just reach the corners (CSS Images 3, 3.1).
    init(_ style: LinearGradientStyle, in box: Rect) {
        let half = style.direction.halfLine(in: box)
        self.init(stops: style.colors.stops, start: box.center - half, end: box.center + half)
    }
}

extension LinearGradientStyle.Direction {
    /// The vector from the middle of a box to where the last colour lies.
    fileprivate func halfLine(in box: Rect) -> Point {
        let (width, height) = (box.width, box.height)
        switch self {
        case .angle(let degrees):
            let direction = Point(directionInDegrees: degrees)
            return direction * ((abs(width * direction.x) + abs(height * direction.y)) / 2)
        case .corner(let corner):
            // At a right angle to the diagonal between the two corners beside, which then lie at the middle.
            let square = width * width + height * height
            guard square > 0 else { return .zero }
            let (right, down) = corner.signs
            return Point(x: right * height, y: down * width) * (width * height / square)
        }
    }
}

extension LinearGradientStyle.Corner {
    /// 1 to the right and downwards, -1 to the left and upwards.
    fileprivate var signs: (x: Double, y: Double) {
        switch self {
        case .topLeft: (-1, -1)
        case .topRight: (1, -1)
        case .bottomLeft: (-1, 1)
        case .bottomRight: (1, 1)
        }
    }
}

extension RadialGradient {
    /// The gradient of a style that fills a box: the last colour reaches its farthest corner (CSS Images 3, 3.2).
    init(_ style: RadialGradientStyle, in box: Rect) {
        let center = Point(x: box.x0 + style.center.x * box.width, y: box.y0 + style.center.y * box.height)
        let x = max(abs(center.x - box.x0), abs(box.x1 - center.x))
        let y = max(abs(center.y - box.y0), abs(box.y1 - center.y))
        let radii: Size
        switch style.shape {
        case .circle:
            let radius = (x * x + y * y).squareRoot()
            radii = Size(width: radius, height: radius)
        case .ellipse:
            // As wide and high in proportion as an ellipse that touches the farthest sides.
            radii = Size(width: x * 2.0.squareRoot(), height: y * 2.0.squareRoot())
        }
        self.init(stops: style.colors.stops, center: center, radii: radii)
    }
}

extension [GradientColor] {
    /// The colours with their places filled in (CSS Images 3, 3.4.3).
    ///
    /// The first lies at 0 and the last at 1 unless told otherwise; none lies before an earlier one; those between
    /// without a place are spread evenly.
    var stops: [GradientStop] {
        var places = map(\.location)
        guard let last = indices.last else { return [GradientStop(location: 0, color: .transparent)] }
        if places[0] == nil { places[0] = 0 }
        if places[last] == nil { places[last] = 1 }
        var stops: [GradientStop] = []
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let start = stops.last?.location ?? place
            let end = Swift.max(start, place)
            let first = stops.count
            for between in first..<index {
                let part = Double(between - first + 1) / Double(index - first + 1)
                stops.append(GradientStop(location: start + (end - start) * part, color: self[between].color))
            }
            stops.append(GradientStop(location: end, color: self[index].color))
        }
        return stops
    }
}
