internal import SnugPixels

/// Red, green and blue from 0 to 255.
struct PhotoColor {
    var red: Double
    var green: Double
    var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour with a share of another one.
    func mixed(with other: PhotoColor, _ share: Double) -> PhotoColor {
        PhotoColor(
            red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
    }
}

/// Pixels that are mixed with colours.
struct PhotoCanvas {
    private let width: Int
    private let height: Int
    private var pixels: [PhotoColor]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = Array(repeating: PhotoColor(0, 0, 0), count: width * height)
    }

    mutating func set(_ x: Int, _ y: Int, _ color: PhotoColor) {
        pixels[y * width + x] = color
    }

    mutating func mix(_ x: Int, _ y: Int, _ color: PhotoColor, _ share: Double) {
        let at = y * width + x
        pixels[at] = share < 1 ? pixels[at].mixed(with: color, share) : color
    }

    /// Makes pixels brighter and darker by up to so many levels.
    mutating func addGrain(_ levels: Double) {
        for at in pixels.indices {
            let grain = (noise(at, 5, 0) + noise(at, 6, 0) - 1) * levels
            let pixel = pixels[at]
            pixels[at] = PhotoColor(pixel.red + grain, pixel.green + grain, pixel.blue + grain)
        }
    }

    private static func level(_ value: Double) -> UInt8 {
        value <= 0 ? 0 : value >= 255 ? 255 : UInt8(value + 0.5)
    }

    var bitmap: Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for pixel in pixels {
            bytes.append(Self.level(pixel.red))
            bytes.append(Self.level(pixel.green))
            bytes.append(Self.level(pixel.blue))
            bytes.append(255)
        }
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }
}

/// A number from 0 to 1 that looks random and always is the same for the same three.
func noise(_ x: Int, _ y: Int, _ z: Int) -> Double {
    var hash = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= UInt64(bitPattern: Int64(z)) &* 0x1656_67B1_9E37_79F9
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    return Double(hash >> 11) / Double(UInt64(1) << 53)
}
