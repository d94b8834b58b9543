import Snug

/// Where two pictures differ.
struct BitmapDifference {
    /// Pixels that differ in any channel, and the largest difference of a channel.
    let count: Int
    let largest: Int
    /// Expected, difference and actual side by side; the difference is red on white.
    let triptych: Bitmap

    /// Nil where the pictures are equal in size and in every visible pixel.
    init?(expected: Bitmap, actual: Bitmap) {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var count = 0
        var largest = 0
        var bytes = [UInt8](repeating: 255, count: width * 3 * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let a = Self.pixel(expected, x, y)
                let b = Self.pixel(actual, x, y)
                let distance = a.isEmpty || b.isEmpty ? 255 : zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
                if distance > 0 { count += 1 }
                largest = max(largest, distance)
                let shade = UInt8(distance == 0 ? 255 : max(0, 160 - distance))
                for (column, pixel) in [(0, a), (1, [255, shade, shade, 255]), (2, b)] where !pixel.isEmpty {
                    let at = (y * width * 3 + column * width + x) * 4
                    bytes.replaceSubrange(at..<at + 4, with: pixel)
                }
            }
        }
        guard count > 0 else { return nil }
        self.count = count
        self.largest = largest
        triptych = Bitmap(width: width * 3, height: height, alphaFormat: .straight, bytes: bytes)
    }

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        guard x < bitmap.width, y < bitmap.height else { return [] }
        let at = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[at..<at + 4])
    }
}
