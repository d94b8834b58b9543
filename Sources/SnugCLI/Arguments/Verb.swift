/// The words that are commands when they come first; all are reserved, also those that do nothing yet.
enum Verb: String, CaseIterable {
    case render, measure, fonts, styles, schema, batch, compare, subtitles, completions, help

    /// Whether this version can do it.
    var isBuilt: Bool {
        switch self {
        case .render, .measure, .fonts, .styles, .help: true
        case .schema, .batch, .compare, .subtitles, .completions: false
        }
    }
}
