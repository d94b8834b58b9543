internal import SnugPixels
internal import SnugScene

/// The colours along a gradient's line, premultiplied, in the order blue, green, red, alpha.
///
/// cairo's own gradients change straight colours evenly, and premultiply what comes of it; CSS's change premultiplied
/// ones. So these are computed here, each pixel exactly.
struct GradientRamp {
    /// Colours that change evenly from one location on, until the next segment starts.
    private struct Segment {
        var start: Double
        /// 1 over the length.
        var pace: Double
        var color: SIMD4<Float>
        var change: SIMD4<Float>
        /// The integral of the colours from the first stop to the start.
        var sum: SIMD4<Double>
        /// How many places up to the start have two colours.
        var steps: Int
    }

    /// The first one starts at the first stop, the last one at the last stop and has no end.
    private let segments: [Segment]
    private let first: SIMD4<Float>
    /// The colour after the last stop.
    let last: Color
    /// Whether all colours are opaque.
    let isOpaque: Bool
    /// Whether there are places where one colour follows another without a change between.
    let hasSteps: Bool

    /// Makes a ramp of stops in order, one at least.
    init?(_ stops: [GradientStop]) {
        guard let firstStop = stops.first, let lastStop = stops.last else { return nil }
        var segments: [Segment] = []
        var sum = SIMD4<Double>.zero
        var steps = 0
        for (index, stop) in stops.enumerated() {
            let color = Self.premultiplied(stop.color)
            let next = index + 1 < stops.count ? stops[index + 1] : stop
            let length = next.location - stop.location
            let change = Self.premultiplied(next.color) - color
            let isLast = index + 1 == stops.count
            // So short that its pace would be no number, a change is a step.
            guard isLast || length >= .leastNormalMagnitude else {
                if change != .zero { steps += 1 }
                continue
            }
            segments.append(
                Segment(
                    start: stop.location, pace: isLast ? 0 : 1 / length, color: color, change: change, sum: sum,
                    steps: steps))
            sum += (SIMD4<Double>(color) + 0.5 * SIMD4<Double>(change)) * length
        }
        self.segments = segments
        first = Self.premultiplied(firstStop.color)
        last = lastStop.color
        isOpaque = stops.allSatisfy { $0.color.alpha == 255 }
        hasSteps = steps > 0
    }

    private static func premultiplied(_ color: Color) -> SIMD4<Float> {
        let alpha = Float(color.alpha)
        return SIMD4(
            Float(color.blue) * alpha / 255, Float(color.green) * alpha / 255, Float(color.red) * alpha / 255, alpha)
    }

    /// Where a location was found last; the next one is looked for from there.
    struct Place {
        fileprivate var index = -1
    }

    /// The colour at a location, from 0 to 255 each; after it, where there are two.
    func color(at location: Double, _ place: inout Place) -> SIMD4<Float> {
        find(location, &place)
        guard place.index >= 0 else { return first }
        let segment = segments[place.index]
        if segment.pace == 0 { return segment.color }
        return segment.color + segment.change * Float((location - segment.start) * segment.pace)
    }

    /// The colour of a pixel about a location: where colours follow each other without a change, each for its part of the
    /// pixel, so that the step gets a smooth edge.
    func color(at location: Double, width: Double, _ place: inout Place) -> SIMD4<Float> {
        let (start, end) = (location - width / 2, location + width / 2)
        guard end - start > 0 else { return color(at: location, &place) }
        find(end, &place)
        let (stepsAtEnd, sumAtEnd) = (steps(place), sum(to: end, place))
        find(start, &place)
        guard steps(place) != stepsAtEnd else { return color(at: location, &place) }
        return SIMD4<Float>((sumAtEnd - sum(to: start, place)) / (end - start))
    }

    private func find(_ location: Double, _ place: inout Place) {
        while place.index >= 0 && segments[place.index].start > location { place.index -= 1 }
        while place.index + 1 < segments.count && segments[place.index + 1].start <= location { place.index += 1 }
    }

    private func steps(_ place: Place) -> Int { place.index < 0 ? 0 : segments[place.index].steps }

    private func sum(to location: Double, _ place: Place) -> SIMD4<Double> {
        guard place.index >= 0 else { return SIMD4<Double>(first) * (location - segments[0].start) }
        let segment = segments[place.index]
        let length = location - segment.start
        let half = SIMD4<Double>(segment.change) * (length * segment.pace / 2)
        return segment.sum + (SIMD4<Double>(segment.color) + half) * length
    }
}
