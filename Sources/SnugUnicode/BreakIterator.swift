internal import CICU

/// One of ICU's break iterators.
@safe
final class BreakIterator {
    private let handle: OpaquePointer

    /// Opens an iterator; nil if ICU gives none.
    init?(_ kind: snugICUBreakKind, locale: String) {
        var status: Int32 = 0
        guard let handle = unsafe snugICUOpenBreaks(kind, locale, &status) else { return nil }
        unsafe self.handle = handle
    }

    deinit {
        unsafe snugICUCloseBreaks(handle)
    }

    /// The name of one of ICU's error codes.
    static func errorName(_ status: Int32) -> String {
        guard let name = unsafe snugICUErrorName(status) else { return "error \(status)" }
        return unsafe String(cString: name)
    }

    /// The places after 0 where the text may be divided, in bytes from its start. O(n).
    ///
    /// ICU reads UTF-16: it takes half the time that it takes over UTF-8, even with the conversion.
    func breaks(in text: ArraySlice<UInt8>) -> [Int] {
        guard let length = Int32(exactly: text.count) else { preconditionFailure("a text of more than 2 GB") }
        return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, text.count)) { units in
            let count = unsafe text.withUnsafeBufferPointer { bytes in
                unsafe snugICUConvert(bytes.baseAddress, length, units.baseAddress)
            }
            precondition(count >= 0, "the text is not valid UTF-8")
            return unsafe breaks(in: UnsafeBufferPointer(rebasing: units[..<Int(count)]))
        }
    }

    private func breaks(in units: UnsafeBufferPointer<UInt16>) -> [Int] {
        unsafe setText(units)
        // The iterator outlives the text.
        defer { unsafe setText(UnsafeBufferPointer(start: nil, count: 0)) }
        var breaks: [Int] = []
        var unit = 0
        var byte = 0
        while case let end = unsafe snugICUNextBreak(handle), end >= 0 {
            while unit < Int(end) {
                byte += unsafe Self.utf8Length(ofUnit: units[unit])
                unit += 1
            }
            breaks.append(byte)
        }
        return breaks
    }

    private func setText(_ units: UnsafeBufferPointer<UInt16>) {
        let status = unsafe snugICUSetText(handle, units.baseAddress, Int32(units.count))
        guard status == 0 else { fatalError("ICU cannot read a text: \(Self.errorName(status))") }
    }

    /// Bytes of UTF-8 for a unit of UTF-16; each surrogate of a pair stands for half of four.
    private static func utf8Length(ofUnit unit: UInt16) -> Int {
        switch unit {
        case ..<0x80: 1
        case ..<0x800, 0xD800...0xDFFF: 2
        default: 3
        }
    }
}
