/// A canvas of one colour with a picture on a part of it: what a painter hands to an encoder.
///
/// A caption on a large clear canvas leaves most of it untouched. That part needs no memory, is not painted, and is
/// written to a file as a repetition.
public struct PaintedCanvas: Hashable, Sendable {
    /// Pixels in a row of the canvas.
    public let width: Int
    /// Number of rows of the canvas.
    public let height: Int
    /// The colour of every pixel outside the picture.
    public let background: Color
    /// Where the picture lies; inside the canvas, and empty if all of it has the background's colour.
    public let area: PixelRect
    /// The picture: `area.width * area.height` pixels that replace the background's.
    public let picture: Bitmap

    /// Makes a canvas; the picture must be as large as its area, and the area lie inside the canvas.
    public init(width: Int, height: Int, background: Color, area: PixelRect, picture: Bitmap) {
        precondition(width >= 0 && height >= 0, "a canvas has no negative size")
        precondition(area.isInside(PixelRect(x: 0, y: 0, width: width, height: height)), "the picture is outside")
        precondition(picture.width == area.width && picture.height == area.height, "the picture does not fit")
        self.width = width
        self.height = height
        self.background = background
        self.area = area
        self.picture = picture
    }

    /// Makes a canvas that a picture covers wholly.
    public init(_ picture: Bitmap) {
        self.init(
            width: picture.width, height: picture.height, background: .transparent, area: picture.bounds,
            picture: picture)
    }

    /// All pixels, straight and in the order red, green, blue, alpha; linear in the size of the canvas.
    public var bitmap: Bitmap {
        let inner = picture.converted(to: .straight)
        if area.width == width && area.height == height { return inner }
        let blank = [background.red, background.green, background.blue, background.alpha]
        let blankRow = [UInt8](capacity: width * 4) { span in
            for index in 0..<width * 4 { span.append(blank[index & 3]) }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            guard y >= area.y && y < area.y + area.height else {
                bytes += blankRow
                continue
            }
            let start = (y - area.y) * area.width * 4
            bytes += blankRow[..<(area.x * 4)]
            bytes += inner.bytes[start..<start + area.width * 4]
            bytes += blankRow[((area.x + area.width) * 4)...]
        }
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }
}
