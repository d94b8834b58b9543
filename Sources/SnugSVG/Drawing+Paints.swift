internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension Drawing {
    /// The reference to a gradient or a pattern; a colour has none and is never asked for.
    mutating func reference(to paint: Paint) -> String {
        let (canvas, list) = (canvas, list)
        return definitions.paint(paint) { definitions in
            switch paint {
            case .color(let color): color.hexDigits
            case .linearGradient(let gradient): definitions.add("l") { gradient.node(id: $0, canvas) }
            case .radialGradient(let gradient): definitions.add("r") { gradient.node(id: $0, canvas) }
            case .image(let paint): Self.pattern(paint, canvas, list, &definitions)
            }
        }
    }

    /// A pattern as large as the picture, or as the canvas where the picture is not to be repeated.
    private static func pattern(
        _ paint: ImagePaint, _ canvas: Canvas, _ list: DisplayList, _ definitions: inout Definitions
    ) -> String {
        let bitmap = list.images[paint.image]
        guard !paint.rect.isEmpty, !bitmap.bounds.isEmpty else { return "none" }
        let number = definitions.bitmap(paint.image)
        let units = Attribute("patternUnits", "userSpaceOnUse")
        guard paint.isTiled else {
            return definitions.add("t") { id in
                .element(
                    "pattern", [Attribute("id", id), units] + canvas.sheetAttributes, [.bitmap(number, paint.rect)])
            }
        }
        let place = zip(["x", "y", "width", "height"], paint.rect.measures).map { name, value in
            Attribute(name, canvas.lengths.text(value))
        }
        let tile = Rect(origin: .zero, size: paint.rect.size)
        return definitions.add("t") { id in
            .element("pattern", [Attribute("id", id), units] + place, [.bitmap(number, tile)])
        }
    }

    /// The node of a picture in a rectangle; nil if there is nothing to be seen.
    mutating func image(_ index: Int, _ rect: Rect, _ number: Int) throws(SVGError) -> Node? {
        try check(image: index, in: rect, number)
        if rect.isEmpty || list.images[index].bounds.isEmpty { return nil }
        return .bitmap(definitions.bitmap(index), rect)
    }
}

extension Rect {
    /// Left, top, width and height.
    var measures: [Double] { [x0, y0, width, height] }
}

extension LinearGradient {
    /// The element for it. Offsets of SVG go from 0 to 1, so the line's ends become those of the stops.
    fileprivate func node(id: String, _ canvas: Canvas) -> Node {
        let lengths = canvas.lengths
        let d = end - start
        var stops = StraightStops(stops)
        stops.soften(over: 1 / ((d.x * d.x + d.y * d.y).squareRoot() * canvas.scale))
        let range = stops.range
        let (from, to) = (start + d * range.start, start + d * range.end)
        let places = zip(["x1", "y1", "x2", "y2"], [from.x, from.y, to.x, to.y]).map { name, value in
            Attribute(name, lengths.text(value))
        }
        return .element(
            "linearGradient", [Attribute("id", id), .userSpace] + places, stops.nodes(from: range.start, to: range.end))
    }
}

extension RadialGradient {
    /// The element for it: a circle of radius 1 that is stretched, or a plain circle.
    fileprivate func node(id: String, _ canvas: Canvas) -> Node {
        let lengths = canvas.lengths
        var stops = StraightStops(stops)
        stops.soften(over: 1 / ((radii.width * radii.height).squareRoot() * canvas.scale))
        stops.cutAtZero()
        let end = stops.range.end
        let (width, height) = (lengths.text(radii.width * end), lengths.text(radii.height * end))
        let (x, y) = (lengths.text(center.x), lengths.text(center.y))
        let places =
            width == height
            ? [Attribute("cx", x), Attribute("cy", y), Attribute("r", width)]
            : [
                Attribute("cx", "0"), Attribute("cy", "0"), Attribute("r", "1"),
                Attribute("gradientTransform", "translate(\(x) \(y)) scale(\(width) \(height))"),
            ]
        return .element(
            "radialGradient", [Attribute("id", id), .userSpace] + places, stops.nodes(from: 0, to: end))
    }
}

extension Attribute {
    fileprivate static let userSpace = Attribute("gradientUnits", "userSpaceOnUse")
}

extension StraightStops {
    /// The stop elements, with locations from `start` to `end` as offsets from 0 to 1.
    fileprivate func nodes(from start: Double, to end: Double) -> [Node] {
        // Finer than the pixels of the longest gradients.
        let offsets = FixedPoint(decimals: 6)
        return stops.map { stop in
            var attributes = [Attribute("offset", offsets.text((stop.location - start) / (end - start)))]
            attributes.append(Attribute("stop-color", stop.color.hexDigits))
            if stop.alpha < 1 {
                attributes.append(Attribute("stop-opacity", FixedPoint.opacities.text(stop.alpha)))
            }
            return .element("stop", attributes)
        }
    }
}
