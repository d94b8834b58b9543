/// Which marks hold a place of the text, for places asked mostly in rising order.
struct MarkCursor {
    private struct Place {
        var byte = 0
        /// The first entry that starts at the byte or after it.
        var next = 0
        /// The entries that start before the byte and end after it.
        var open: [Int] = []
    }

    private let entries: [MarkTable.Entry]
    private var place = Place()
    private var kept = Place()

    init(_ table: MarkTable) {
        entries = table.entries
    }

    /// The entries, outer ones first, that start before the place and end after it.
    var open: [Int] { place.open }
    /// The first entry that starts at the place or after it.
    var next: Int { place.next }

    /// Goes to a byte; back only from the place kept last, or from the start.
    mutating func move(to byte: Int) {
        if byte < place.byte { place = kept.byte <= byte ? kept : Place() }
        if byte == place.byte { return }
        place.byte = byte
        place.open.removeAll { entries[$0].bytes.upperBound <= byte }
        while place.next < entries.count, entries[place.next].bytes.lowerBound < byte {
            if entries[place.next].bytes.upperBound > byte { place.open.append(place.next) }
            place.next += 1
        }
    }

    /// Keeps the place to come back to.
    mutating func keep() { kept = place }

    /// The entries that hold some of the bytes, outer ones first.
    mutating func entries(in bytes: Range<Int>) -> [Int] {
        move(to: bytes.lowerBound)
        var end = place.next
        while end < entries.count, entries[end].bytes.lowerBound < bytes.upperBound { end += 1 }
        return place.open + (place.next..<end)
    }
}
