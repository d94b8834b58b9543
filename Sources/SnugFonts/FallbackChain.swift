internal import SnugText

/// The fonts to try for one question, best first, and the answers given so far.
///
/// An answer depends on the question alone, never on what was asked before.
final class FallbackChain {
    /// What the chain is for.
    let question: FallbackQuestion
    /// The fonts that the library was told of, and the built-in one.
    let own: RankedFaces
    /// The system's fonts, ranked the first time that the others do not suffice.
    private(set) lazy var system = makeSystem()
    private let makeSystem: () -> RankedFaces
    private var answers: [Unicode.Scalar: FontID?] = [:]
    private var clusterAnswers: [[Unicode.Scalar]: FontID?] = [:]

    init(question: FallbackQuestion, own: RankedFaces, system: @escaping () -> RankedFaces) {
        self.question = question
        self.own = own
        makeSystem = system
    }

    /// The answer for a cluster, found once.
    func answer(for cluster: [Unicode.Scalar], _ find: () -> FontID?) -> FontID? {
        guard cluster.count == 1 else {
            if let known = clusterAnswers[cluster] { return known }
            let answer = find()
            clusterAnswers[cluster] = .some(answer)
            return answer
        }
        if let known = answers[cluster[0]] { return known }
        let answer = find()
        answers[cluster[0]] = .some(answer)
        return answer
    }
}
