extension UnicodeRules {
    /// The places after 0 where a user-perceived character ends, by UAX #29 (extended grapheme clusters).
    ///
    /// Offsets are bytes from the first of the text; the last is the text's length, and there is none for an empty
    /// text.
    public func graphemeBreaks(in text: ArraySlice<UInt8>) -> [Int] {
        guard text.allSatisfy({ $0 < 0x80 }) else {
            return iterators.iterator(.character, locale: .root).breaks(in: text)
        }
        // Of ASCII only CR LF stay together (GB3).
        var breaks: [Int] = []
        breaks.reserveCapacity(text.count)
        var previous: UInt8 = 0
        for (offset, byte) in text.enumerated() {
            if offset > 0, previous != 0x0D || byte != 0x0A {
                breaks.append(offset)
            }
            previous = byte
        }
        if !text.isEmpty {
            breaks.append(text.count)
        }
        return breaks
    }
}
