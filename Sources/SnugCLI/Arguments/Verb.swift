/// The words that are commands when they come first; all are reserved, also those that do nothing yet.
enum Verb: String, CaseIterable {
    case render, measure, fonts, styles, schema, batch, compare, subtitles, completions, help

    /// Whether this version can do it.
    var isBuilt: Bool {
        switch self {
        case .render, .measure, .fonts, .styles, .schema, .help: true
        case .batch, .compare, .subtitles, .completions: false
        }
    }

    /// Whether it is about a text or a spec that the command line names.
    var takesSource: Bool {
        switch self {
        case .fonts, .styles, .schema: false
        case .render, .measure, .batch, .compare, .subtitles, .completions, .help: true
        }
    }
}
