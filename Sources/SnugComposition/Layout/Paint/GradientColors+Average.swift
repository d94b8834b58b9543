internal import SnugPixels
internal import SnugScene

extension [GradientColor] {
    /// The average along the line from 0 to 1, premultiplied.
    var averageColor: Color {
        let stops = stops
        var sums = [0.0, 0.0, 0.0, 0.0]
        func add(_ color: Color, _ weight: Double) {
            let alpha = Double(color.alpha) / 255
            for (index, channel) in [color.red, color.green, color.blue].enumerated() {
                sums[index] += Double(channel) * alpha * weight
            }
            sums[3] += alpha * weight
        }
        // Before the first stop and after the last their colours go on.
        add(stops[0].color, Swift.min(Swift.max(stops[0].location, 0), 1))
        add(stops[stops.count - 1].color, 1 - Swift.min(Swift.max(stops[stops.count - 1].location, 0), 1))
        for (first, second) in zip(stops, stops.dropFirst()) {
            let length = second.location - first.location
            let start = Swift.max(first.location, 0)
            let end = Swift.min(second.location, 1)
            guard length > 0, end > start else { continue }
            // Between two stops the middle of the part that counts weighs for the whole of it.
            let part = ((start + end) / 2 - first.location) / length
            add(first.color, (end - start) * (1 - part))
            add(second.color, (end - start) * part)
        }
        guard sums[3] > 0 else { return .transparent }
        func step(_ value: Double) -> UInt8 { UInt8(Swift.min(Swift.max(value.rounded(), 0), 255)) }
        return Color(
            red: step(sums[0] / sums[3]), green: step(sums[1] / sums[3]), blue: step(sums[2] / sums[3]),
            alpha: step(sums[3] * 255))
    }
}
