internal import SnugPixels

/// A canvas as the scanlines of a file.
struct Scanlines {
    private let canvas: PaintedCanvas
    private let format: PixelFormat
    private let layout: PixelLayout

    init(_ canvas: PaintedCanvas, _ format: PixelFormat) {
        self.canvas = canvas
        self.format = format
        layout = PixelLayout(of: canvas.picture)
    }

    /// All scanlines, from the top, as a zlib stream.
    func compressed() -> [UInt8] {
        var compressor = ScanlineCompressor(bytesPerPixel: format.bytesPerPixel, width: canvas.width)
        let area = canvas.area.isEmpty ? PixelRect(x: 0, y: canvas.height, width: 0, height: 0) : canvas.area
        addBackground(rows: area.y, to: &compressor)
        unsafe canvas.picture.bytes.withUnsafeBytes { bytes in
            for row in 0..<area.height {
                let length = area.width * 4
                let pixels = unsafe UnsafeRawBufferPointer(rebasing: bytes[row * length..<(row + 1) * length])
                unsafe compressor.add { line in
                    var line = unsafe line
                    unsafe fill(&line, count: area.x)
                    unsafe convert(pixels, &line)
                    unsafe fill(&line, count: canvas.width - area.x - area.width)
                }
            }
        }
        addBackground(rows: canvas.height - area.y - area.height, to: &compressor)
        return compressor.finish()
    }

    private func addBackground(rows: Int, to compressor: inout ScanlineCompressor) {
        guard rows > 0 else { return }
        unsafe compressor.add { line in
            var line = unsafe line
            unsafe fill(&line, count: canvas.width)
        }
        compressor.repeatEvenLine(times: rows - 1)
    }

    /// Writes pixels of the background.
    private func fill(_ line: inout UnsafeMutableRawPointer, count: Int) {
        switch format {
        case .indexed(let palette):
            for _ in 0..<count { unsafe Self.store(UInt32(palette.background), bytes: 1, &line) }
        case .rgb:
            for _ in 0..<count { unsafe Self.store(canvas.background.pixel, bytes: 3, &line) }
        case .rgba:
            for _ in 0..<count { unsafe Self.store(canvas.background.pixel, bytes: 4, &line) }
        }
    }

    /// Writes pixels of the picture.
    private func convert(_ pixels: UnsafeRawBufferPointer, _ line: inout UnsafeMutableRawPointer) {
        switch format {
        case .indexed(let palette):
            unsafe convert(pixels, bytes: 1, &line) { UInt32(palette.number(of: $0)) }
        case .rgb:
            unsafe convert(pixels, bytes: 3, &line) { layout.straight($0) }
        case .rgba:
            unsafe convert(pixels, bytes: 4, &line) { layout.straight($0) }
        }
    }

    @inline(__always)
    private func convert(
        _ pixels: UnsafeRawBufferPointer, bytes: Int, _ line: inout UnsafeMutableRawPointer,
        _ value: (UInt32) -> UInt32
    ) {
        var offset = 0
        while offset < pixels.count {
            let pixel = unsafe pixels.load(fromByteOffset: offset, as: UInt32.self)
            let converted = value(pixel)
            unsafe Self.store(converted, bytes: bytes, &line)
            offset &+= 4
            // Neighbours are mostly equal.
            let pair = UInt64(pixel) << 32 | UInt64(pixel)
            while offset &+ 8 <= pixels.count,
                unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == pair
            {
                unsafe Self.store(converted, bytes: bytes, &line)
                unsafe Self.store(converted, bytes: bytes, &line)
                offset &+= 8
            }
        }
    }

    @inline(__always)
    private static func store(_ value: UInt32, bytes: Int, _ line: inout UnsafeMutableRawPointer) {
        switch bytes {
        case 1:
            unsafe line.storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self)
        case 3:
            unsafe line.storeBytes(of: UInt16(truncatingIfNeeded: value), as: UInt16.self)
            unsafe line.storeBytes(of: UInt8(truncatingIfNeeded: value >> 16), toByteOffset: 2, as: UInt8.self)
        default:
            unsafe line.storeBytes(of: value, as: UInt32.self)
        }
        unsafe line += bytes
    }
}
