/// What makes one way to break a paragraph better than another with as many lines.
///
/// Widths are compared in whole steps of a share of the room, so that neither rounding errors nor the size of the
/// letters decide between equals.
struct EvenLines {
    /// How bad some lines are; smaller is better, and what comes first decides.
    struct Cost: Comparable {
        /// Broken words in balanced lines, a lone last word in pretty ones.
        var faults: Int32 = 0
        /// Balanced lines that are wider than all greedy ones.
        var wideLines: Int32 = 0
        /// The sum of the lines' costs.
        var raggedness = 0

        static func < (a: Cost, b: Cost) -> Bool {
            (a.faults, a.wideLines, a.raggedness) < (b.faults, b.wideLines, b.raggedness)
        }

        static func + (a: Cost, b: Cost) -> Cost {
            Cost(
                faults: a.faults + b.faults, wideLines: a.wideLines + b.wideLines,
                raggedness: a.raggedness + b.raggedness)
        }
    }

    /// A line from one place to another.
    struct Edge {
        var end: Int
        var width: Double
        var isHyphenated: Bool
        /// Whether it ends the paragraph.
        var isLast: Bool
        /// Whether it has a single word; told of last lines only.
        var isLone: Bool
    }

    private static let steps = 65536.0
    /// What a word broken at a soft hyphen costs, as a share of the room left empty.
    private static let hyphenSlack = Int(steps) / 5
    /// How far a pretty paragraph's last line is to reach at least, as a share of the room.
    private static let lastLine = Int(steps) / 3

    /// How many lines there are.
    let lineCount: Int
    private let isBalanced: Bool
    /// The width that lines are to have.
    private let target: Room

    /// The goal of a paragraph whose lines were filled greedily; nil where they stay as they are.
    init?(_ wrap: WrapStyle, greedy lines: ArraySlice<LinePlan>, room: Room?) {
        guard let room, lines.count > 1, wrap == .balanced || wrap == .pretty else { return nil }
        isBalanced = wrap == .balanced
        lineCount = lines.count
        let widest = lines.lazy.map(\.width).filter { room.fits($0) }.max() ?? 0
        target = isBalanced ? Room(widest) : room
        guard target.width > 0, target.width.isFinite else { return nil }
    }

    /// What a line costs.
    ///
    /// Balanced: the square of its difference from the widest of the greedy lines. Pretty: the square of what it lacks
    /// to the room; a word broken at a soft hyphen costs as much as a fifth of the room left empty, and a last line only
    /// what it lacks to a third of the room. A line that is wider than the room is the same in all ways.
    func cost(of line: Edge) -> Cost {
        var cost = Cost()
        let isWide = !target.fits(line.width)
        let filled = share(line.width)
        let isEnough = !isBalanced && line.isLast
        let slack = isEnough ? max(0, Self.lastLine - filled) : Int(Self.steps) - filled
        cost.raggedness = slack * slack
        if isBalanced {
            cost.faults = line.isHyphenated ? 1 : 0
            cost.wideLines = isWide ? 1 : 0
        } else {
            cost.faults = line.isLone ? 1 : 0
            if line.isHyphenated { cost.raggedness += Self.hyphenSlack * Self.hyphenSlack }
        }
        return cost
    }

    /// A width in steps of the target's.
    private func share(_ width: Double) -> Int {
        let share = width / target.width
        return share > 0 ? Int(min(2, share) * Self.steps + 0.29289) : 0
    }
}
