import Snug

/// A picture with straight alpha and what tests ask of it.
struct Picture {
    let bitmap: Bitmap

    init(_ caption: Caption, scale: Double = 1) throws {
        bitmap = try Renderer().image(of: caption, scale: scale).bitmap
    }

    var width: Int { bitmap.width }
    var height: Int { bitmap.height }

    /// The channels of a pixel: red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [Int] {
        let at = (y * width + x) * 4
        return bitmap.bytes[at..<at + 4].map(Int.init)
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap.bytes[(y * width + x) * 4 + 3]) }

    /// The sum of all alpha values.
    var inkSum: Int {
        stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0) { $0 + Int(bitmap.bytes[$1]) }
    }

    /// The box of pixels that fulfil a condition on their channels; the ends are not part of it. Nil if there are none.
    func box(where condition: ([Int]) -> Bool) -> (x: Range<Int>, y: Range<Int>)? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            for x in 0..<width where condition(self[x, y]) {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
    }

    /// The box of pixels with alpha above 0.
    var ink: (x: Range<Int>, y: Range<Int>)? { box { $0[3] > 0 } }
}

/// Letters without a background.
func bare(_ text: String, size: Length = 40) -> Caption {
    Caption(text).fontSize(size).fontWeight(700).outline(.none)
}
