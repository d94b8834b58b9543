/// A question about fonts.
enum FontQuery: Equatable {
    /// Which face of a family is used.
    case match(String)
    /// Which fonts draw the characters of a text.
    case covers(String)

    /// The flag that asks it.
    var flag: ToolFlag {
        switch self {
        case .match: .match
        case .covers: .covers
        }
    }
}
