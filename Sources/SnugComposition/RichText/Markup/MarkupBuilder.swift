/// Puts pieces together to a text, with the styles that are open at each.
struct MarkupBuilder {
    /// The most bracketed parts that may stand inside one another.
    private static let deepest = 64

    private let bytes: [UInt8]
    private let delimiters: [DelimiterRun]
    private var result = RichText()
    /// Text of the style that holds now.
    private var pending: [UInt8] = []
    /// Styles that differ, each inside the one before it.
    private var styles = [RunStyle()]
    /// For all that is open its place in `styles`: markers that say what holds already add no style.
    private var open = [0]
    private var depth = 0

    init(bytes: [UInt8], delimiters: [DelimiterRun]) {
        self.bytes = bytes
        self.delimiters = delimiters
    }

    mutating func text(of pieces: [MarkupPiece]) throws(MarkupError) -> RichText {
        for piece in pieces {
            switch piece {
            case .text(let range): pending += bytes[range]
            case .delimiters(let index): add(delimiters[index])
            case .partStart(let style, let offset):
                depth += 1
                guard depth <= Self.deepest else { throw MarkupError(.tooDeep(limit: Self.deepest), at: offset) }
                push(style)
            case .partEnd:
                depth -= 1
                pop()
            }
        }
        flush(top)
        return result
    }

    private mutating func add(_ run: DelimiterRun) {
        for _ in run.closings { pop() }
        pending += bytes[run.offset..<run.offset + run.rest]
        for emphasis in run.openings.reversed() { push(emphasis.markupClass.style) }
    }

    private var top: Int { open.last ?? 0 }

    private mutating func push(_ style: RunStyle) {
        let merged = styles[top].overlaid(by: style)
        if merged != styles[top] {
            flush(top)
            styles.append(merged)
        }
        open.append(styles.count - 1)
    }

    private mutating func pop() {
        guard let closed = open.popLast(), closed != top else { return }
        flush(closed)
        styles.removeLast()
    }

    /// Ends a run with one of the styles.
    private mutating func flush(_ style: Int) {
        guard !pending.isEmpty else { return }
        result.append(TextRun(String(decoding: pending, as: UTF8.self), style: styles[style]))
        pending.removeAll(keepingCapacity: true)
    }
}
