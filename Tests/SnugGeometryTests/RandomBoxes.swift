import SnugGeometry

/// A stream of numbers that is the same on every run: SplitMix64.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ start: Int) { state = UInt64(start) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func bool() -> Bool { Bool.random(using: &self) }
}

/// Boxes to try properties on.
enum RandomBoxes {
    /// Boxes anywhere in a small field with whole coordinates, so that edges and corners often coincide.
    static func scattered(_ random: inout SplitMix, count: ClosedRange<Int> = 1...9, field: Int = 24) -> [Rect] {
        (0..<random.int(count)).map { _ in
            let x = random.int(0...field)
            let y = random.int(0...field)
            return Rect(
                x0: Double(x), y0: Double(y), x1: Double(x + random.int(1...field / 2)),
                y1: Double(y + random.int(1...field / 2)))
        }
    }

    /// Boxes with coordinates that hardly ever coincide.
    static func loose(_ random: inout SplitMix, count: ClosedRange<Int> = 1...8) -> [Rect] {
        (0..<random.int(count)).map { _ in
            let x = random.double(0...80)
            let y = random.double(0...80)
            return Rect(x0: x, y0: y, x1: x + random.double(4...60), y1: y + random.double(4...40))
        }
    }

    /// Lines of text about a centre, aligned left, right or centred; neighbours overlap, touch or leave gaps.
    static func caption(_ random: inout SplitMix, lines: ClosedRange<Int> = 1...8) -> [Rect] {
        let alignment = random.int(0...2)
        let overlap = Double(random.int(-2...6))
        let height = Double(random.int(30...40))
        return (0..<random.int(lines)).map { line in
            let width = Double(random.int(30...200))
            let x0 = alignment == 0 ? 0 : alignment == 1 ? 200 - width : 100 - width / 2
            let y0 = Double(line) * (height - overlap)
            return Rect(x0: x0, y0: y0, x1: x0 + width, y1: y0 + height)
        }
    }
}
