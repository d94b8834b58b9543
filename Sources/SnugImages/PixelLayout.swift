internal import SnugPixels

/// How the four bytes of a bitmap's pixel become straight red, green, blue and alpha.
///
/// Pixels are numbers whose lowest byte comes first in memory.
struct PixelLayout {
    private let swaps: Bool
    private let divides: Bool

    init(of bitmap: Bitmap) {
        swaps = bitmap.channelOrder == .bgra
        divides = bitmap.alphaFormat == .premultiplied
    }

    /// A pixel of the bitmap as the file holds it. Different pixels stay different.
    @inline(__always)
    func straight(_ pixel: UInt32) -> UInt32 {
        var pixel = pixel
        if swaps { pixel = pixel & 0xff00_ff00 | pixel >> 16 & 0xff | (pixel & 0xff) << 16 }
        guard divides && pixel < 0xff00_0000 else { return pixel }
        let alpha = UInt8(pixel >> 24)
        func channel(_ shift: UInt32) -> UInt32 {
            UInt32(Bitmap.unpremultiply(UInt8(truncatingIfNeeded: pixel >> shift), alpha)) << shift
        }
        return channel(0) | channel(8) | channel(16) | UInt32(alpha) << 24
    }

    /// The pixel of the bitmap that means a colour; nil if none does exactly.
    func pixel(of color: Color) -> UInt32? {
        var pixel = color.pixel
        if divides {
            func channel(_ value: UInt8) -> UInt32 { UInt32(Bitmap.premultiply(value, color.alpha)) }
            pixel = channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16 | pixel & 0xff00_0000
        }
        if swaps { pixel = pixel & 0xff00_ff00 | pixel >> 16 & 0xff | (pixel & 0xff) << 16 }
        return straight(pixel) == color.pixel ? pixel : nil
    }
}

extension Color {
    /// The colour as a pixel of a file: red in the lowest byte.
    var pixel: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}
