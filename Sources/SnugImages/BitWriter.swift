/// Writes numbers of a few bits each, the lowest bit first, into memory that grows.
@safe struct BitWriter: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// Number of whole bytes written so far.
    private var count = 0
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    init(capacity: Int) {
        self.capacity = capacity
        unsafe memory = .allocate(byteCount: capacity, alignment: 8)
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Makes room for so many bytes; writing does not look whether there is room.
    mutating func reserve(_ more: Int) {
        // Bits are written four bytes at a time.
        guard count + more + 4 > capacity else { return }
        capacity = max(2 * capacity, count + more + 4)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
        unsafe larger.copyMemory(from: memory, byteCount: count)
        unsafe memory.deallocate()
        unsafe memory = larger
    }

    /// Writes the lowest `bitCount` bits of a number, whose other bits are 0; at most 32.
    @inline(__always)
    mutating func write(_ bits: UInt64, _ bitCount: UInt64) {
        pending |= bits &<< pendingCount
        pendingCount &+= bitCount
        if pendingCount >= 32 {
            unsafe memory.storeBytes(of: UInt32(truncatingIfNeeded: pending), toByteOffset: count, as: UInt32.self)
            count &+= 4
            pending >>= 32
            pendingCount &-= 32
        }
    }

    /// Fills the last byte with zeros; a copy of all bytes.
    mutating func finish() -> [UInt8] {
        reserve(4)
        while pendingCount > 0 {
            unsafe memory.storeBytes(of: UInt8(truncatingIfNeeded: pending), toByteOffset: count, as: UInt8.self)
            count += 1
            pending >>= 8
            pendingCount -= min(8, pendingCount)
        }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
    }
}
