/// Signs of one kind that stand together and may open or close something.
struct DelimiterRun {
    /// `*`, `~` or `=`.
    let sign: UInt8
    /// Where the first sign stands, in UTF-8 bytes of the markup.
    let offset: Int
    /// How many signs there are.
    let count: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many of the signs are no markers, so far.
    var rest: Int
    /// What ends here, in order.
    var closings: [MarkupEmphasis] = []
    /// What starts here, from the innermost to the outermost.
    var openings: [MarkupEmphasis] = []

    init(sign: UInt8, offset: Int, count: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        self.sign = sign
        self.offset = offset
        self.count = count
        rest = count
        let neighbours = (before: MarkupNeighbour(before), after: MarkupNeighbour(after))
        canOpen = Self.flanks(inside: neighbours.after, outside: neighbours.before)
        canClose = Self.flanks(inside: neighbours.before, outside: neighbours.after)
    }

    /// How many signs the shortest marker has: a single `~` or `=` is text.
    var shortest: Int { sign == UInt8(ascii: "*") ? 1 : 2 }

    /// Whether a run stands at the edge of what is on its inner side: left-flanking or right-flanking in CommonMark.
    private static func flanks(inside: MarkupNeighbour, outside: MarkupNeighbour) -> Bool {
        switch inside {
        case .space: false
        case .punctuation: outside != .letter
        case .letter, .ideograph: true
        }
    }
}

/// What two markers do to the text between them.
enum MarkupEmphasis: Hashable, CaseIterable {
    case italic
    case bold
    case strike
    case highlight

    /// What a marker of one or two signs means.
    init(sign: UInt8, count: Int) {
        switch sign {
        case UInt8(ascii: "~"): self = .strike
        case UInt8(ascii: "="): self = .highlight
        default: self = count == 2 ? .bold : .italic
        }
    }

    /// The class that says the same.
    var markupClass: MarkupClass {
        switch self {
        case .italic: .italic
        case .bold: .bold
        case .strike: .strike
        case .highlight: .highlight
        }
    }
}
