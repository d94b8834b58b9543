extension Bitmap {
    /// The colour of a pixel, whatever the layout; both indices count from the upper left corner.
    public subscript(x: Int, y: Int) -> Color {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside the bitmap")
        let pixel = (y * width + x) * 4
        let (first, green, third, alpha) = (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3])
        let (red, blue) = channelOrder == .rgba ? (first, third) : (third, first)
        switch alphaFormat {
        case .straight:
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case .premultiplied:
            return Color(
                red: Bitmap.unpremultiply(red, alpha), green: Bitmap.unpremultiply(green, alpha),
                blue: Bitmap.unpremultiply(blue, alpha), alpha: alpha)
        }
    }

    /// The rectangle of the whole bitmap.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The smallest rectangle that holds all pixels with alpha above 0; nil if there are none.
    public var inkBounds: PixelRect? {
        let alpha = bytes.span
        func isInked(x: Int, y: Int) -> Bool { alpha[(y * width + x) * 4 + 3] != 0 }
        guard let top = (0..<height).first(where: { y in (0..<width).contains { isInked(x: $0, y: y) } }),
            let bottom = (0..<height).last(where: { y in (0..<width).contains { isInked(x: $0, y: y) } })
        else { return nil }
        var left = width
        var right = -1
        for y in top...bottom {
            if let first = (0..<left).first(where: { isInked(x: $0, y: y) }) { left = first }
            if let last = (right + 1..<width).last(where: { isInked(x: $0, y: y) }) { right = last }
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// A part of the picture, in the same layout; nil if the rectangle reaches outside.
    public func cropped(to rect: PixelRect) -> Bitmap? {
        guard rect.isInside(bounds) else { return nil }
        var part: [UInt8] = []
        part.reserveCapacity(rect.width * rect.height * 4)
        for y in rect.y..<rect.y + rect.height {
            let start = (y * width + rect.x) * 4
            part += bytes[start..<start + rect.width * 4]
        }
        return Bitmap(
            width: rect.width, height: rect.height, alphaFormat: alphaFormat, channelOrder: channelOrder, bytes: part)
    }
}
