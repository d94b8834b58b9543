/// A case in which Snug and what it is compared with do not agree.
struct Difference: Hashable {
    /// Which case it is; a file has each at most once.
    var name: String
    /// The result of the standard or of the other program.
    var expected: String
    /// Snug's result.
    var found: String
    /// Why both may stand.
    var rule: String

    /// The difference as it stands in a file of differences.
    var entry: String {
        "case: \(name)\ntheirs: \(expected)\nsnug: \(found)\nrule: \(rule)\n"
    }
}
