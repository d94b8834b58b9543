/// Compresses the scanlines of a picture one after the other, looking for repetitions where pictures of text have them.
///
/// A scanline is the filter's number, always 0, and its pixels. Repetitions are looked for to the left, in the line
/// above, and at the last place where the same one or two pixels stood.
struct ScanlineCompressor: ~Copyable {
    private var window: ScanlineWindow
    private var stream = DeflateStream()
    private var checksum = Adler32()

    init(bytesPerPixel: Int, width: Int) {
        window = ScanlineWindow(bytesPerPixel: bytesPerPixel, width: width)
    }

    /// Lets a function write the pixels of the next line, and compresses it.
    mutating func add(_ writePixels: (UnsafeMutableRawPointer) -> Void) {
        let line = unsafe window.line
        guard let start = line.baseAddress else { return }
        unsafe start.storeBytes(of: 0, as: UInt8.self)
        unsafe writePixels(start + 1)
        unsafe checksum.update(UnsafeRawBufferPointer(line))
        compressLine()
        window.advance()
    }

    /// Adds the last line again, several times; all its pixels must be equal.
    mutating func repeatEvenLine(times: Int) {
        guard times > 0 else { return }
        unsafe checksum.update(window.lastLine, times: times)
        let pixelLength = window.bytesPerPixel
        if endsWithZero {
            // One run takes in the filter's numbers too.
            run(times * window.lineLength)
        } else {
            for _ in 0..<times {
                stream.literal(0)
                literals(window.start - pixelLength, count: pixelLength)
                run(window.lineLength - 1 - pixelLength)
            }
        }
        window.skipRepetitions(times)
    }

    /// Ends the stream; all its bytes, as zlib frames them (RFC 1950).
    mutating func finish() -> [UInt8] {
        // Compression method 8 with a window of 32 kB, fastest level; the checksum, highest byte first.
        [0x78, 0x01] + stream.finish()
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum.value >> ($0 as UInt32)) }
    }

    private mutating func compressLine() {
        let pixelLength = window.bytesPerPixel
        let shortest = max(pixelLength, DeflateSymbols.lengths.lowerBound)
        // Longer matches are cut, as a run to the left may begin inside them. It takes fewer bits for its short
        // distance, and a match with another place is as good behind it.
        let longest = DeflateSymbols.lengths.upperBound / pixelLength * pixelLength
        let end = window.start + window.lineLength
        let canReachAbove = window.canReachAbove
        var position = window.start
        let zeros = leadingZeros
        if zeros >= shortest {
            stream.match(length: zeros, distance: pixelLength)
            position += zeros
        } else {
            stream.literal(0)
            position += 1
        }
        while position < end {
            let rest = end &- position
            var left = 0
            if position &- pixelLength > window.start {
                left = window.common(position, position &- pixelLength, limit: rest)
            }
            var up = 0
            if canReachAbove {
                up = window.common(position, position &- window.lineLength, limit: min(rest, longest))
            }
            if left >= shortest && (left >= up || left >= longest) {
                stream.match(length: left, distance: pixelLength)
                position &+= left
                continue
            }
            let earlier = window.lastPlace(like: position, limit: min(rest, longest))
            if up >= shortest && up >= earlier.length {
                stream.match(length: up, distance: window.lineLength)
                position &+= up
            } else if earlier.length >= shortest {
                stream.match(length: earlier.length, distance: earlier.distance)
                position &+= earlier.length
            } else {
                literals(position, count: pixelLength)
                position &+= pixelLength
            }
        }
    }

    /// Goes on with the last pixel of the last line, for so many bytes.
    private mutating func run(_ length: Int) {
        if length >= DeflateSymbols.lengths.lowerBound {
            stream.match(length: length, distance: window.bytesPerPixel)
        } else {
            literals(window.start - length, count: length)
        }
    }

    @inline(__always)
    private mutating func literals(_ position: Int, count: Int) {
        for offset in 0..<count { stream.literal(window[position &+ offset]) }
    }

    /// The length of the filter's number and the pixels behind it that are 0, if the pixel before is 0 too.
    private var leadingZeros: Int {
        guard window.start > 0 && endsWithZero else { return 0 }
        return 1 + window.common(window.start + 1, window.start, limit: window.lineLength - 1)
    }

    /// Whether the last pixel of the last line is 0.
    private var endsWithZero: Bool {
        (1...window.bytesPerPixel).allSatisfy { window[window.start - $0] == 0 }
    }
}
