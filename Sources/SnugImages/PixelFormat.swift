internal import SnugPixels

/// How the file holds a pixel; the smallest of three that loses nothing.
enum PixelFormat {
    case rgba
    case rgb
    /// A number in a table of colours.
    case indexed(Palette)

    /// Bytes of a pixel in the file.
    var bytesPerPixel: Int {
        switch self {
        case .rgba: 4
        case .rgb: 3
        case .indexed: 1
        }
    }

    init(of canvas: PaintedCanvas) {
        if let palette = Palette(of: canvas) {
            self = .indexed(palette)
        } else if canvas.isOpaque {
            self = .rgb
        } else {
            self = .rgba
        }
    }
}

extension PaintedCanvas {
    /// Whether there are pixels outside the picture.
    fileprivate var showsBackground: Bool { area.width < width || area.height < height }

    fileprivate var isOpaque: Bool {
        if showsBackground && background.alpha < 255 { return false }
        let rowLength = picture.width * 4
        return unsafe picture.bytes.withUnsafeBytes { bytes in
            for row in 0..<picture.height {
                var common: UInt32 = .max
                for column in 0..<picture.width {
                    common &= unsafe bytes.load(fromByteOffset: row * rowLength + column * 4, as: UInt32.self)
                }
                if common >> 24 < 255 { return false }
            }
            return true
        }
    }
}

extension Palette {
    /// The colours of a canvas; nil if there are too many.
    fileprivate init?(of canvas: PaintedCanvas) {
        let layout = PixelLayout(of: canvas.picture)
        if canvas.showsBackground {
            // First, as runs of zeros take the fewest bits.
            addBackground(canvas.background.pixel, pixel: layout.pixel(of: canvas.background))
        }
        let rowLength = canvas.picture.width * 4
        let fits = unsafe canvas.picture.bytes.withUnsafeBytes { bytes in
            // Every eighth row first: a picture with too many colours shows it soon.
            for first in 0..<8 {
                for row in stride(from: first, to: canvas.picture.height, by: 8) {
                    var last: UInt32?
                    for offset in stride(from: row * rowLength, to: (row + 1) * rowLength, by: 4) {
                        let pixel = unsafe bytes.load(fromByteOffset: offset, as: UInt32.self)
                        if pixel == last { continue }
                        last = pixel
                        guard add(pixel, color: layout.straight) else { return false }
                    }
                }
            }
            return true
        }
        if !fits { return nil }
    }
}
