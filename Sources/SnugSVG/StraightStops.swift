internal import SnugPixels
internal import SnugScene

/// A gradient's stops for a painter that changes straight channels evenly, as SVG has it, instead of premultiplied ones.
///
/// Where two neighbours differ in alpha and in colour, stops are added between them until the premultiplied channels are
/// less than half a step of 255 off. A clear stop takes the colours of its neighbours, on each side that one's.
struct StraightStops {
    struct Stop: Equatable {
        var location: Double
        /// Red, green and blue, 0...255, straight.
        var channels: SIMD3<Double>
        /// 0...1.
        var alpha: Double

        init(location: Double, channels: SIMD3<Double>, alpha: Double) {
            self.location = location
            self.channels = channels
            self.alpha = alpha
        }

        init(_ stop: GradientStop) {
            let color = stop.color
            self.init(
                location: stop.location,
                channels: SIMD3(Double(color.red), Double(color.green), Double(color.blue)), alpha: color.opacity)
        }

        /// The place between two stops where premultiplied channels have changed by a part from 0 to 1.
        static func mix(_ a: Stop, _ b: Stop, _ t: Double) -> Stop {
            let alpha = a.alpha + (b.alpha - a.alpha) * t
            let premultiplied = a.channels * (a.alpha * (1 - t)) + b.channels * (b.alpha * t)
            return Stop(
                location: a.location + (b.location - a.location) * t,
                channels: alpha > 0 ? premultiplied / alpha : a.channels, alpha: alpha)
        }
    }

    private(set) var stops: [Stop] = []

    init(_ given: [GradientStop]) {
        let given = given.map(Stop.init)
        for (a, b) in zip(given, given.dropFirst()) {
            var (a, b) = (a, b)
            if a.alpha == 0 { a.channels = b.channels }
            if b.alpha == 0 { b.channels = a.channels }
            add(a)
            if a.location < b.location { addBetween(a, b, depth: 0) }
            add(b)
        }
        if stops.isEmpty { stops = given }
    }

    private mutating func add(_ stop: Stop) {
        if stops.last != stop { stops.append(stop) }
    }

    private mutating func addBetween(_ a: Stop, _ b: Stop, depth: Int) {
        guard depth < 8, Self.error(a, b) > 0.4 else { return }
        let middle = Stop.mix(a, b, 0.5)
        addBetween(a, middle, depth: depth + 1)
        add(middle)
        addBetween(middle, b, depth: depth + 1)
    }

    /// How far the premultiplied channels are off, in steps of 255, if straight ones change evenly between two stops.
    private static func error(_ a: Stop, _ b: Stop) -> Double {
        if a.alpha == b.alpha || a.channels == b.channels { return 0 }
        return [0.25, 0.5, 0.75].map { t in
            let right = Stop.mix(a, b, t)
            let even = a.channels + (b.channels - a.channels) * t
            let off = (even - right.channels) * right.alpha
            return max(abs(off.x), abs(off.y), abs(off.z))
        }.max() ?? 0
    }
}

extension StraightStops {
    /// Leaves out what lies before location 0, where a radial gradient has no place.
    mutating func cutAtZero() {
        guard let first = stops.first, first.location < 0 else { return }
        guard let after = stops.firstIndex(where: { $0.location >= 0 }) else {
            stops = Array(stops.suffix(1))
            stops[0].location = 0
            return
        }
        let (a, b) = (stops[after - 1], stops[after])
        var cut = Stop.mix(a, b, -a.location / (b.location - a.location))
        cut.location = 0
        stops = (b.location == 0 ? [] : [cut]) + stops[after...]
    }

    /// Spreads abrupt changes of colour over a length, so that they have no teeth where painters take one colour for a
    /// whole pixel; less than half as far as the neighbouring stops.
    mutating func soften(over width: Double) {
        var soft: [Stop] = []
        var index = 0
        while index < stops.count {
            let location = stops[index].location
            let end = stops[index...].firstIndex { $0.location != location } ?? stops.count
            let (first, last) = (stops[index], stops[end - 1])
            if end - index == 1 || (first.alpha == 0 && last.alpha == 0) {
                soft += stops[index..<end]
            } else {
                let before = index > 0 ? stops[index - 1] : nil
                let after = end < stops.count ? stops[end] : nil
                soft.append(first.moved(by: width / 2, to: before, isForwards: false))
                soft.append(last.moved(by: width / 2, to: after, isForwards: true))
            }
            index = end
        }
        stops = soft
    }

    /// The locations that become offsets 0 and 1; where a colour ends abruptly at either end, there is room beyond it.
    var range: (start: Double, end: Double) {
        guard let first = stops.first, let last = stops.last else { return (0, 1) }
        let room = last.location > first.location ? last.location - first.location : 1
        let startsHard = stops.count > 1 && stops[1].location == first.location
        let endsHard = stops.count > 1 && stops[stops.count - 2].location == last.location
        return (first.location - (startsHard ? room : 0), last.location + (endsHard ? room : 0))
    }
}

extension StraightStops.Stop {
    /// The stop on the way to a neighbour, at most half of it; nil as a neighbour means that the colour goes on.
    fileprivate func moved(by distance: Double, to neighbour: Self?, isForwards: Bool) -> Self {
        guard let neighbour else {
            var moved = self
            moved.location += isForwards ? distance : -distance
            return moved
        }
        return .mix(self, neighbour, min(0.5, distance / abs(neighbour.location - location)))
    }

    /// The colour without its alpha, in whole steps.
    var color: Color {
        func step(_ channel: Double) -> UInt8 { UInt8(min(max(channel.rounded(), 0), 255)) }
        return Color(red: step(channels.x), green: step(channels.y), blue: step(channels.z))
    }
}
