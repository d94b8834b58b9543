extension Bitmap {
    /// The same picture in another layout; linear in the number of pixels.
    ///
    /// Premultiplying rounds `color * alpha / 255` to the nearest integer, and dividing again rounds
    /// `color * 255 / alpha` to the nearest, halves upwards, at most 255. Premultiplied pixels come back
    /// from straight ones unchanged; the colour of straight pixels is kept only as far as their alpha has steps for it,
    /// and clear ones become `rgba(0, 0, 0, 0)`.
    public func converted(to alphaFormat: AlphaFormat, order channelOrder: ChannelOrder = .rgba) -> Bitmap {
        if alphaFormat == self.alphaFormat && channelOrder == self.channelOrder { return self }
        let swaps = channelOrder != self.channelOrder
        let divides = alphaFormat == .straight && self.alphaFormat == .premultiplied
        let multiplies = alphaFormat == .premultiplied && self.alphaFormat == .straight
        let source = self.bytes
        let converted = [UInt8](capacity: source.count) { span in
            for pixel in stride(from: 0, to: source.count, by: 4) {
                var (first, second, third) = (source[pixel], source[pixel + 1], source[pixel + 2])
                let alpha = source[pixel + 3]
                if swaps { swap(&first, &third) }
                if multiplies && alpha < 255 {
                    first = Bitmap.premultiply(first, alpha)
                    second = Bitmap.premultiply(second, alpha)
                    third = Bitmap.premultiply(third, alpha)
                } else if divides && alpha < 255 {
                    first = Bitmap.unpremultiply(first, alpha)
                    second = Bitmap.unpremultiply(second, alpha)
                    third = Bitmap.unpremultiply(third, alpha)
                }
                span.append(first)
                span.append(second)
                span.append(third)
                span.append(alpha)
            }
        }
        return Bitmap(
            width: width, height: height, alphaFormat: alphaFormat, channelOrder: channelOrder, bytes: converted)
    }

    /// `channel * alpha / 255`, rounded to the nearest integer (there are no halves).
    public static func premultiply(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
        // Exact for all 65,536 pairs: dividing by 255 is dividing by 256 with the carry of one more step.
        let scaled = UInt32(channel) * UInt32(alpha) + 128
        return UInt8(truncatingIfNeeded: (scaled + scaled >> 8) >> 8)
    }

    /// `channel * 255 / alpha`, rounded to the nearest integer, halves upwards, at most 255; 0 where alpha is 0.
    public static func unpremultiply(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
        if alpha == 0 { return 0 }
        return UInt8(min(255, (UInt32(channel) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
    }
}
