/// A piece of Swift source that is neither space nor comment.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// An identifier or keyword; one in backticks keeps them and so never equals a keyword.
        case word
        /// `@` and its name.
        case attribute
        /// The literal's text as written, without quotes; code of its interpolations follows as tokens of its own.
        case string
        /// A regular expression's text as written, without slashes.
        case pattern
        /// A single sign, or `->`.
        case sign
    }

    var kind: Kind
    var text: String
    /// Counted from 1; for literals of several lines the first.
    var line: Int

    /// Whether this is that keyword, identifier, attribute or sign, and no literal.
    func `is`(_ text: String) -> Bool {
        kind != .string && kind != .pattern && self.text == text
    }
}
