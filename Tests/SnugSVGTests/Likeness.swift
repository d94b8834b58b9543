import SnugPixels
import Testing

/// How like two pictures of one size are, on white and on black; distances are those of a pixel's farthest channel.
struct Likeness {
    /// What a distance must exceed to count.
    static let smallDistance = 32
    /// What no distance may exceed away from edges.
    static let largeDistance = 96

    /// The part of the pixels that lie farther apart than `smallDistance`, on the worse ground.
    private(set) var differing = 0.0
    /// Pixels farther apart than `largeDistance` that are not at an edge, up to ten.
    private(set) var stray: [(x: Int, y: Int, distance: Int)] = []
    /// The mean distance of all pixels, on the worse ground.
    private(set) var mean = 0.0

    /// Nil where the sizes differ.
    init?(expected: Bitmap, actual: Bitmap) {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let (width, height) = (expected.width, expected.height)
        let (a, b) = (expected.converted(to: .straight).bytes, actual.converted(to: .straight).bytes)
        for ground in [255, 0] {
            var count = 0
            var sum = 0
            for pixel in 0..<width * height {
                let at = pixel * 4
                if a[at + 3] == b[at + 3], a[at] == b[at], a[at + 1] == b[at + 1], a[at + 2] == b[at + 2] { continue }
                let distance = Self.distance(Self.color(a, at, ground), Self.color(b, at, ground))
                sum += distance
                if distance > Self.smallDistance { count += 1 }
                if distance > Self.largeDistance, stray.count < 10 {
                    let (x, y) = (pixel % width, pixel / width)
                    if !Self.isEdge(a, x, y, width, height, ground) { stray.append((x, y, distance)) }
                }
            }
            differing = max(differing, Double(count) / Double(width * height))
            mean = max(mean, Double(sum) / Double(width * height))
        }
    }

    /// Whether the two pass for the same picture.
    var isClose: Bool { differing <= 0.01 && stray.isEmpty }

    /// What was found.
    func comment(_ name: String) -> Comment {
        """
        \(name): \(differing * 100) % of the pixels are more than \(Self.smallDistance) apart, \
        and away from edges more than \(Self.largeDistance): \(stray)
        """
    }

    private static func color(_ bytes: [UInt8], _ at: Int, _ ground: Int) -> SIMD4<Int> {
        let alpha = Int(bytes[at + 3])
        func channel(_ index: Int) -> Int { (Int(bytes[at + index]) * alpha + ground * (255 - alpha) + 127) / 255 }
        return SIMD4(channel(0), channel(1), channel(2), 0)
    }

    private static func distance(_ a: SIMD4<Int>, _ b: SIMD4<Int>) -> Int {
        max(abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
    }

    /// Whether the pixels in the square of three by three vary by more than `smallDistance`.
    private static func isEdge(_ bytes: [UInt8], _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ ground: Int) -> Bool
    {
        var low = SIMD4(repeating: 255)
        var high = SIMD4(repeating: 0)
        for v in max(0, y - 1)...min(height - 1, y + 1) {
            for u in max(0, x - 1)...min(width - 1, x + 1) {
                let color = color(bytes, (v * width + u) * 4, ground)
                low.replace(with: color, where: color .< low)
                high.replace(with: color, where: color .> high)
            }
        }
        return distance(low, high) > smallDistance
    }
}
