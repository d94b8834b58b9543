/// The room that marks take in a line while clusters are added in logical order.
///
/// Room stands before the first and after the last cluster that the line shows of a mark. No room stands inside the
/// glyphs of a ligature.
struct LineRooms {
    private let entries: [MarkTable.Entry]
    /// The line's first cluster.
    private let lineStart: Int
    /// Marks that started before the line.
    private var earlier: [Int]
    private var next: Int
    /// Marks that hold the last cluster.
    private var open: [Int] = []
    /// Marks that hold the last cluster before trailing white space, if others hold that.
    private var openBeforeSpace: [Int]?
    /// The byte where marks start or end next.
    private var bound = Int.min
    private var isAtStart = true

    /// The room of a line that starts at a cluster, where the cursor stands.
    init(_ table: MarkTable, lineStart: Int, cursor: MarkCursor) {
        entries = table.entries
        self.lineStart = lineStart
        earlier = cursor.open
        next = cursor.next
    }

    /// The room before a cluster that is not invisible.
    mutating func enter(_ cluster: Cluster) -> Double {
        enter(
            Int(cluster.start), isInsideGlyph: cluster.flags.contains(.continuation),
            isSpace: cluster.flags.contains(.hanging), opensMarks: true)
    }

    /// The room before a hyphen or an ellipsis in the place of a byte: marks that end there end before it, and none
    /// starts with it unless it stands alone.
    mutating func enterEnding(at byte: Int) -> Double {
        enter(byte, isInsideGlyph: false, isSpace: false, opensMarks: isAtStart)
    }

    /// The room after the last cluster that is no white space, if the line ends before a cluster of the text.
    func end(before lineEnd: Int) -> Double {
        (openBeforeSpace ?? open).reduce(0) { $0 + entries[$1].endRoom(lineEnd: lineEnd) }
    }

    private mutating func enter(_ byte: Int, isInsideGlyph: Bool, isSpace: Bool, opensMarks: Bool) -> Double {
        if !isSpace { openBeforeSpace = nil }
        guard byte >= bound else { return 0 }
        if isSpace, openBeforeSpace == nil { openBeforeSpace = open }
        var room = 0.0
        open.removeAll { entry in
            guard entries[entry].bytes.upperBound <= byte else { return false }
            room += entries[entry].trailing
            return true
        }
        for entry in earlier { start(entry, at: byte, &room) }
        earlier = []
        if opensMarks {
            while next < entries.count, entries[next].bytes.lowerBound <= byte {
                start(next, at: byte, &room)
                next += 1
            }
        }
        bound = open.reduce(next < entries.count ? entries[next].bytes.lowerBound : .max) {
            min($0, entries[$1].bytes.upperBound)
        }
        defer { isAtStart = false }
        return isInsideGlyph && !isAtStart ? 0 : room
    }

    private mutating func start(_ entry: Int, at byte: Int, _ room: inout Double) {
        guard entries[entry].bytes.upperBound > byte else { return }
        open.append(entry)
        room += entries[entry].startRoom(lineStart: lineStart)
    }
}
