import Snug

/// An opaque page that pictures are laid on.
struct Canvas {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    /// Makes a page whose colour changes slowly from corner to corner, as a photo's would.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let band = (x * 64 / width + (y / 8 * 8) * 96 / max(1, height))
                bytes += [UInt8(52 + band / 2), UInt8(92 - band / 3), UInt8(104 + band / 5), 255]
            }
        }
    }

    /// Lays the upper left part of a picture with straight alpha over the page.
    mutating func draw(_ picture: Bitmap, x: Int, y: Int, width: Int? = nil, height: Int? = nil) {
        for row in 0..<(height ?? picture.height) {
            for column in 0..<(width ?? picture.width) {
                let from = (row * picture.width + column) * 4
                let to = ((y + row) * self.width + x + column) * 4
                let alpha = Int(picture.bytes[from + 3])
                for channel in 0..<3 {
                    let over = Int(picture.bytes[from + channel]) * alpha
                    let under = Int(bytes[to + channel]) * (255 - alpha)
                    bytes[to + channel] = UInt8((over + under + 127) / 255)
                }
            }
        }
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes) }
}
