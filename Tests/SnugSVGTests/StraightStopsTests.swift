import SnugPixels
import SnugScene
import Testing

@testable import SnugSVG

@Suite("Gradient stops for painters that do not premultiply")
struct StraightStopsTests {
    private static func stop(_ location: Double, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8)
        -> GradientStop
    {
        GradientStop(location: location, color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    static let gradients: [[GradientStop]] = [
        [stop(0, 255, 0, 0, 255), stop(1, 0, 0, 255, 0)],
        [stop(0, 255, 0, 0, 255), stop(0.4, 9, 9, 9, 0), stop(1, 0, 0, 255, 255)],
        [stop(-1, 255, 255, 0, 10), stop(0.5, 0, 0, 255, 255), stop(3, 0, 255, 0, 1)],
        [stop(0, 255, 0, 255, 128), stop(0.5, 0, 255, 0, 128), stop(0.5, 0, 0, 0, 255), stop(1, 255, 255, 255, 64)],
    ]

    /// Premultiplied red, green and blue and alpha, all up to 255.
    private func exact(_ stops: [GradientStop], _ t: Double) -> SIMD4<Double> {
        func premultiplied(_ stop: GradientStop) -> SIMD4<Double> {
            let alpha = Double(stop.color.alpha)
            let color = stop.color
            return SIMD4(
                Double(color.red) * alpha / 255, Double(color.green) * alpha / 255, Double(color.blue) * alpha / 255,
                alpha)
        }
        guard let next = stops.firstIndex(where: { $0.location > t }), next > 0 else {
            return premultiplied(t < stops[0].location ? stops[0] : stops[stops.count - 1])
        }
        let (a, b) = (stops[next - 1], stops[next])
        let part = (t - a.location) / (b.location - a.location)
        return premultiplied(a) * (1 - part) + premultiplied(b) * part
    }

    /// The same, as SVG has it: straight channels change evenly.
    private func straight(_ stops: [StraightStops.Stop], _ t: Double) -> SIMD4<Double> {
        func value(_ stop: StraightStops.Stop) -> SIMD4<Double> {
            SIMD4(Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue), stop.alpha)
        }
        var mixed: SIMD4<Double>
        if let next = stops.firstIndex(where: { $0.location > t }), next > 0 {
            let (a, b) = (stops[next - 1], stops[next])
            let part = (t - a.location) / (b.location - a.location)
            mixed = value(a) * (1 - part) + value(b) * part
        } else {
            mixed = value(t < stops[0].location ? stops[0] : stops[stops.count - 1])
        }
        let alpha = mixed.w
        mixed *= alpha
        mixed.w = alpha * 255
        return mixed
    }

    @Test("They give the premultiplied colours within one step of 255", arguments: gradients)
    func error(given: [GradientStop]) {
        let stops = StraightStops(given).stops
        for step in -500...1500 {
            let t = Double(step) * 0.00317
            let off = straight(stops, t) - exact(given, t)
            #expect(max(abs(off.x), abs(off.y), abs(off.z), abs(off.w)) < 1, "at \(t)")
        }
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location })
        #expect(stops.count < 200)
    }

    @Test("Without a change of alpha or of colour no stop is added")
    func plain() {
        let opaque = [Self.stop(0, 1, 2, 3, 255), Self.stop(0.5, 200, 0, 0, 255), Self.stop(1, 0, 0, 9, 255)]
        #expect(StraightStops(opaque).stops == opaque.map(StraightStops.Stop.init))
        let fading = [Self.stop(0, 1, 2, 3, 255), Self.stop(1, 1, 2, 3, 0)]
        #expect(StraightStops(fading).stops == fading.map(StraightStops.Stop.init))
    }

    @Test("Before location 0 a radial gradient has nothing")
    func cut() {
        var stops = StraightStops([Self.stop(-1, 0, 0, 0, 255), Self.stop(1, 200, 100, 50, 255)])
        stops.cutAtZero()
        #expect(stops.stops.map(\.location) == [0, 1])
        #expect(stops.stops[0].channels == SIMD3(100, 50, 25))
    }

    @Test("A hard end has room beyond it")
    func range() {
        let soft = StraightStops([Self.stop(0.25, 0, 0, 0, 255), Self.stop(0.75, 1, 1, 1, 255)])
        #expect(soft.range == (0.25, 0.75))
        let hard = StraightStops([Self.stop(0.5, 0, 0, 0, 255), Self.stop(0.5, 1, 1, 1, 255)])
        #expect(hard.range == (-0.5, 1.5))
    }

    @Test("An abrupt change is spread over a length, without a change of what lies beyond")
    func soften() {
        let (black, grey) = (Self.stop(0.5, 0, 0, 0, 255), Self.stop(0.5, 100, 100, 100, 255))
        var stops = StraightStops([Self.stop(0, 50, 50, 50, 255), black, grey, Self.stop(1, 0, 0, 0, 255)])
        stops.soften(over: 0.1)
        #expect(stops.stops.map { ($0.location * 1000).rounded() } == [0, 450, 550, 1000])
        #expect(stops.stops.map { ($0.channels.x * 1000).rounded() } == [50_000, 5000, 90_000, 0])
        // At the ends the colours go on; between near stops there is less room.
        stops = StraightStops([black, grey, Self.stop(0.54, 0, 0, 0, 255)])
        stops.soften(over: 0.1)
        #expect(stops.stops.map { ($0.location * 1000).rounded() } == [450, 520, 540])
        #expect(stops.stops.map(\.channels.x) == [0, 50, 0])
    }
}
