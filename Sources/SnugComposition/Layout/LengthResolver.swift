internal import SnugGeometry
internal import SnugScene

/// Turns the lengths of one element into layout units.
struct LengthResolver {
    /// The element's font size.
    var em: Double
    /// The width of the canvas, if it is fixed.
    var canvasWidth: Double?

    /// A length in layout units.
    func units(_ length: Length, key: String) throws(CompositionError) -> Double {
        let value: Double
        switch length.unit {
        case .px: value = length.value
        case .em: value = length.value * em
        case .percent:
            guard let canvasWidth else { throw .percentWithoutCanvas(key: key) }
            value = length.value * canvasWidth / 100
        case .cpx:
            value = canvasWidth.map { length.value * $0 / Length.canvasPixels } ?? length.value
        }
        guard value.isFinite, abs(value) <= Limits.specNumber else {
            throw .setting(
                key: key,
                fault: .outOfRange(
                    found: length.specText, minimum: nil, maximum: shortestText(of: Limits.specNumber)))
        }
        return value
    }

    /// A length that must not be negative, in layout units.
    func extent(_ length: Length, key: String) throws(CompositionError) -> Double {
        let value = try units(length, key: key)
        guard value >= 0 else {
            throw .setting(key: key, fault: .outOfRange(found: length.specText, minimum: "0", maximum: nil))
        }
        return value
    }

    /// A shadow in layout units.
    func shadow(_ shadow: TextShadow, key: String) throws(CompositionError) -> Shadow {
        Shadow(
            color: shadow.color,
            offset: Point(x: try units(shadow.x, key: key), y: try units(shadow.y, key: key)),
            sigma: try extent(shadow.blur, key: key) / 2)
    }

    /// Dashes and gaps in turn, a gap behind each dash, in layout units: at least one is longer than 0.
    func dash(_ pattern: DashPattern, key: String) throws(CompositionError) -> [Double] {
        var lengths: [Double] = []
        for length in pattern.lengths { lengths.append(try extent(length, key: key)) }
        guard lengths.contains(where: { $0 > 0 }) else {
            throw .setting(
                key: key, fault: .notAValue(expected: DashPattern.expectation, found: pattern.specText, suggestion: nil)
            )
        }
        return lengths.count % 2 == 0 ? lengths : lengths + lengths
    }

    /// Four lengths that must not be negative, in layout units.
    func insets(_ insets: LengthInsets, key: String) throws(CompositionError) -> EdgeInsets {
        EdgeInsets(
            top: try extent(insets.top, key: key), left: try extent(insets.left, key: key),
            bottom: try extent(insets.bottom, key: key), right: try extent(insets.right, key: key))
    }
}
