/// Characters in valid UTF-8.
extension ArraySlice<UInt8> {
    /// The character that starts at an index.
    func scalar(at index: Int) -> UInt32 {
        let lead = UInt32(self[index])
        return switch lead {
        case ..<0x80: lead
        case ..<0xE0: (lead & 0x1F) << 6 | tail(index + 1)
        case ..<0xF0: (lead & 0x0F) << 12 | tail(index + 1) << 6 | tail(index + 2)
        default: (lead & 0x07) << 18 | tail(index + 1) << 12 | tail(index + 2) << 6 | tail(index + 3)
        }
    }

    /// The index of the character before an index.
    func scalarIndex(before index: Int) -> Int {
        var index = index - 1
        while self[index] & 0xC0 == 0x80 {
            index -= 1
        }
        return index
    }

    private func tail(_ index: Int) -> UInt32 {
        UInt32(self[index] & 0x3F)
    }
}
