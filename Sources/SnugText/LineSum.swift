/// The width of a line while clusters are added in logical order.
///
/// Within an item whole numbers are summed, so that a line's width does not depend on where in the text it lies nor on
/// how often it was measured.
struct LineSum {
    /// Distance of the tab stops from the line's start, in layout units.
    private let tabStop: Double
    /// The items that are complete.
    private var closed = 0.0
    private var units = 0
    private var letterGaps = 0
    private var wordSpaces = 0
    /// Room of marks since then.
    private var room = 0.0
    private var size = 0.0
    private var unitsPerEm = 1.0
    private var letterSpacing = 0.0
    private var wordSpacing = 0.0
    /// The width up to the last cluster that is neither hanging white space nor invisible, in layout units.
    private(set) var width = 0.0
    /// Whether white space follows that cluster.
    private(set) var trailsSpace = false

    init(tabStop: Double) {
        self.tabStop = tabStop
    }

    /// The width with trailing white space and letter spacing.
    private var value: Double {
        closed + Double(units) * size / unitsPerEm + Double(letterGaps) * letterSpacing
            + Double(wordSpaces) * wordSpacing + room
    }

    /// The width with a hyphen after the last cluster.
    func width(withHyphen hyphen: Hyphen) -> Double {
        var sum = self
        if hyphen.unitsPerEm == unitsPerEm {
            sum.units += hyphen.advance
            return sum.value
        }
        return value + Double(hyphen.advance) * size / hyphen.unitsPerEm
    }

    /// The width with an ellipsis after the last cluster.
    func width(with ellipsis: Ellipsis) -> Double {
        var sum = self
        for part in ellipsis.parts {
            sum.open(part.item)
            for cluster in part.clusters { sum.add(cluster) }
        }
        return sum.width
    }

    /// Starts the next item.
    mutating func open(_ item: Item) {
        close(at: value)
        size = item.size
        unitsPerEm = item.unitsPerEm
        letterSpacing = item.letterSpacing
        wordSpacing = item.wordSpacing
    }

    /// Adds a cluster that is no tab.
    mutating func add(_ cluster: Cluster) {
        units += Int(cluster.advance)
        let flags = cluster.flags
        if flags.contains(.wordSpace) { wordSpaces += 1 }
        if flags.contains(.hanging) {
            trailsSpace = true
        } else if !flags.contains(.invisible) {
            width = value
            trailsSpace = false
        }
        if flags.contains(.letterGap) { letterGaps += 1 }
    }

    /// Adds room of marks before the next cluster.
    mutating func add(room: Double) { self.room += room }

    /// Adds a tab and returns its advance: to the next stop, a full one where the line stands on a stop.
    mutating func addTab() -> Double {
        trailsSpace = true
        guard tabStop > 0 else { return 0 }
        let start = value
        let next = (wholePart((start + 1.0 / 1024) / tabStop) + 1) * tabStop
        close(at: next)
        return next - start
    }

    private mutating func close(at value: Double) {
        closed = value
        units = 0
        letterGaps = 0
        wordSpaces = 0
        room = 0
    }
}
