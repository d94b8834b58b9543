/// A place that breaks a rule.
struct Violation: Equatable, CustomStringConvertible {
    /// The file's path below the repository.
    var path: String
    /// Counted from 1; nil where the whole file is meant.
    var line: Int?
    /// What is wrong, as the end of a sentence that starts with the place.
    var fault: String

    var description: String {
        line.map { "\(path):\($0): \(fault)" } ?? "\(path): \(fault)"
    }
}

extension [Violation] {
    /// One line each, for a test's message.
    var list: String { map(\.description).joined(separator: "\n") }
}
