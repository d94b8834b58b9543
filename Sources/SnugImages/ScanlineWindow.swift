/// The last scanlines of a picture, and where in them bytes are repeated.
///
/// Positions count from the start of the memory. All lengths are whole pixels.
@safe struct ScanlineWindow: ~Copyable {
    let bytesPerPixel: Int
    let lineLength: Int
    /// The position of the current line.
    private(set) var start = 0
    /// As many lines as a match can reach, and more, without gaps.
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    /// How much of the stream lies before the memory.
    private var forgotten = 0
    /// The first position from which on the memory holds what the stream does.
    private var firstKnown = 0
    /// Where in the stream two pixels, and one pixel, with a given hash stood last, modulo 2 to the power of 32.
    private let places: UnsafeMutablePointer<UInt32>

    private static let hashBits = 12
    private static let placeCount = 2 << hashBits

    init(bytesPerPixel: Int, width: Int) {
        self.bytesPerPixel = bytesPerPixel
        lineLength = 1 + width * bytesPerPixel
        capacity = 2 * max(lineLength, DeflateSymbols.farthest)
        // Eight bytes are compared at a time, and so a little over the end.
        unsafe memory = .allocate(byteCount: capacity + 8, alignment: 8)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: capacity + 8)
        unsafe places = .allocate(capacity: Self.placeCount)
        unsafe places.initialize(repeating: 0, count: Self.placeCount)
    }

    deinit {
        unsafe memory.deallocate()
        unsafe places.deallocate()
    }

    /// The current line.
    var line: UnsafeMutableRawBufferPointer {
        unsafe UnsafeMutableRawBufferPointer(start: memory + start, count: lineLength)
    }

    /// The line before the current one.
    var lastLine: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(start: memory + start - lineLength, count: lineLength)
    }

    /// Whether there is a line above and a match can reach it.
    var canReachAbove: Bool { start > 0 && lineLength <= DeflateSymbols.farthest }

    subscript(position: Int) -> UInt8 {
        @inline(__always) get { unsafe memory.load(fromByteOffset: position, as: UInt8.self) }
    }

    /// Makes the next line the current one.
    mutating func advance() {
        start += lineLength
        guard start + lineLength > capacity else { return }
        let kept = max(lineLength, DeflateSymbols.farthest)
        let moved = start - kept
        unsafe memory.copyMemory(from: memory + moved, byteCount: kept)
        start = kept
        forgotten += moved
        firstKnown = max(0, firstKnown - moved)
    }

    /// Tells that the last line occurs so many times more in the stream than in the memory.
    mutating func skipRepetitions(_ times: Int) {
        firstKnown = start - lineLength
        forgotten += times * lineLength
    }

    /// Number of equal bytes from two positions on; at most `limit`.
    @inline(__always)
    func common(_ a: Int, _ b: Int, limit: Int) -> Int {
        var length = 0
        while length < limit {
            let difference =
                unsafe memory.loadUnaligned(fromByteOffset: a &+ length, as: UInt64.self)
                ^ memory.loadUnaligned(fromByteOffset: b &+ length, as: UInt64.self)
            if difference != 0 {
                return wholePixels(min(limit, length &+ difference.trailingZeroBitCount &>> 3))
            }
            length &+= 8
        }
        return limit
    }

    @inline(__always)
    private func wholePixels(_ length: Int) -> Int {
        switch bytesPerPixel {
        case 1: length
        case 3: length &- length % 3
        default: length & ~3
        }
    }

    /// The last place with the same two pixels, or else with the same one, and how far it goes on like the position.
    ///
    /// The position is noted for later. The length is 0 if there is no such place.
    @inline(__always)
    func lastPlace(like position: Int, limit: Int) -> (length: Int, distance: Int) {
        // A byte is too little to go by.
        let (one, two) = bytesPerPixel == 1 ? (4, 6) : (bytesPerPixel, 2 &* bytesPerPixel)
        let pixels = unsafe memory.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let distanceOfTwo = exchangePlace(pixels, bytes: two, position, table: 0)
        let distanceOfOne = exchangePlace(pixels, bytes: one, position, table: 1)
        if isInReach(distanceOfTwo, position) {
            let length = common(position, position &- distanceOfTwo, limit: limit)
            if length >= two { return (length, distanceOfTwo) }
        }
        guard isInReach(distanceOfOne, position) else { return (0, 0) }
        return (common(position, position &- distanceOfOne, limit: limit), distanceOfOne)
    }

    @inline(__always)
    private func isInReach(_ distance: Int, _ position: Int) -> Bool {
        distance > 0 && distance <= min(DeflateSymbols.farthest, position &- firstKnown)
    }

    /// How far before the position the same hash stood last.
    @inline(__always)
    private func exchangePlace(_ pixels: UInt64, bytes: Int, _ position: Int, table: Int) -> Int {
        let key = (pixels &<< UInt64(64 &- 8 &* bytes)) &* 0x9e37_79b9_7f4a_7c15
        let index = table << Self.hashBits | Int(truncatingIfNeeded: key &>> UInt64(64 - Self.hashBits))
        let place = UInt32(truncatingIfNeeded: position &+ forgotten)
        let last = unsafe places[index]
        unsafe places[index] = place
        return Int(place &- last)
    }
}
