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

    /// All scanlines from the top: before each the number of its filter, which is always 0 for none.
    func bytes() -> [UInt8] {
        let lineLength = 1 + canvas.width * format.bytesPerPixel
        let area = canvas.area.isEmpty ? PixelRect(x: 0, y: canvas.height, width: 0, height: 0) : canvas.area
        return unsafe [UInt8](unsafeUninitializedCapacity: lineLength * canvas.height) { buffer, count in
            count = lineLength * canvas.height
            guard var line = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            unsafe addBackground(rows: area.y, &line)
            unsafe canvas.picture.bytes.withUnsafeBytes { bytes in
                let length = area.width * 4
                for row in 0..<area.height {
                    let pixels = unsafe UnsafeRawBufferPointer(rebasing: bytes[row * length..<(row + 1) * length])
                    unsafe start(&line)
                    unsafe fill(&line, count: area.x)
                    unsafe convert(pixels, &line)
                    unsafe fill(&line, count: canvas.width - area.x - area.width)
                }
            }
            unsafe addBackground(rows: canvas.height - area.y - area.height, &line)
        }
    }

    /// Writes the first byte of a scanline.
    private func start(_ line: inout UnsafeMutableRawPointer) {
        unsafe line.storeBytes(of: 0, as: UInt8.self)
        unsafe line += 1
    }

    /// Writes scanlines without anything of the picture: one, and copies of it.
    private func addBackground(rows: Int, _ line: inout UnsafeMutableRawPointer) {
        guard rows > 0 else { return }
        let first = unsafe line
        unsafe start(&line)
        unsafe fill(&line, count: canvas.width)
        let length = unsafe line - first
        for _ in 0..<rows - 1 {
            unsafe line.copyMemory(from: first, byteCount: length)
            unsafe line += length
        }
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
        // Neighbours are mostly equal. The first pixel differs from what it is compared with.
        var last = unsafe pixels.isEmpty ? 0 : ~pixels.load(as: UInt32.self)
        var lastValue: UInt32 = 0
        var offset = 0
        func one() {
            let pixel = unsafe pixels.load(fromByteOffset: offset, as: UInt32.self)
            if pixel != last {
                last = pixel
                lastValue = value(pixel)
            }
            unsafe Self.store(lastValue, bytes: bytes, &line)
            offset &+= 4
        }
        while offset &+ 16 <= pixels.count {
            let two = UInt64(last) | UInt64(last) << 32
            let isFlat =
                unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == two
                && pixels.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self) == two
            if isFlat {
                for _ in 0..<4 { unsafe Self.store(lastValue, bytes: bytes, &line) }
                offset &+= 16
            } else {
                for _ in 0..<4 { one() }
            }
        }
        while offset < pixels.count { one() }
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
