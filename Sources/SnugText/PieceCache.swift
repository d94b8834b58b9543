/// Pieces of lines that were shaped anew, by the clusters they replace.
///
/// Lines are looked for in the text's order: what lies before the one at hand is forgotten in time.
struct PieceCache {
    private var pieces: [Range<Int>: LinePiece] = [:]
    private var limit = 64

    /// Forgets what lies before a cluster, if there is much.
    mutating func prune(before cluster: Int) {
        guard pieces.count > limit else { return }
        pieces = pieces.filter { $0.key.upperBound > cluster }
        limit = max(64, 2 * pieces.count)
    }

    subscript(_ range: Range<Int>) -> LinePiece? {
        get { pieces[range] }
        set { pieces[range] = newValue }
    }
}
