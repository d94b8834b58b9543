internal import Glibc

/// Memory that nothing has been written to yet.
enum FreshMemory {
    /// Asks the kernel for all pages at once, and for large ones where they fit.
    ///
    /// The pages of a large picture, taken one by one as they are first touched, cost more time than painting it. Where
    /// the kernel does not know these requests nothing happens.
    static func populate(_ memory: UnsafeMutableRawBufferPointer) {
        let (page, hugePage) = (4096, 2_097_152)
        guard memory.count > 32 * page, let base = memory.baseAddress else { return }
        let first = unsafe base.alignedUp(toMultipleOf: page)
        let length = unsafe (base + memory.count - first) / page * page
        if length >= 2 * hugePage { _ = unsafe madvise(first, length, MADV_HUGEPAGE) }
        _ = unsafe madvise(first, length, MADV_POPULATE_WRITE)
    }

    /// Takes memory, to be given back by `free`; nil if the system has none.
    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        guard let memory = unsafe malloc(max(count, 1)) else { return nil }
        unsafe populate(UnsafeMutableRawBufferPointer(start: memory, count: count))
        return unsafe memory
    }

    static func free(_ memory: UnsafeMutableRawPointer) {
        unsafe Glibc.free(memory)
    }
}

extension FreshMemory {
    /// Whether the system has so many bytes; without it an array of them would end the process.
    static func isAvailable(_ count: Int) -> Bool {
        guard count > 16 << 20 else { return true }
        guard let memory = unsafe malloc(count) else { return false }
        unsafe Glibc.free(memory)
        return true
    }
}
