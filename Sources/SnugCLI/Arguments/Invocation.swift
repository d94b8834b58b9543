import Snug

/// What the command line asks for, with nothing left to parse.
struct Invocation: Equatable {
    /// Where the caption comes from.
    enum Source: Equatable {
        /// Words of the command line, joined by spaces.
        case text(String)
        /// A text file.
        case textFile(InputFile)
        /// A JSON file.
        case spec(InputFile)
        /// Nothing was given.
        case nothing
    }

    /// What to do; nil draws the text.
    var verb: Verb?
    /// Where the caption comes from.
    var source = Source.nothing
    /// What the flags say of the caption.
    var spec = CaptionSpec()
    /// The output file; nil for stdout.
    var output: String?
    /// The format of the picture, where a flag says it.
    var format: OutputFormat?
    /// What is asked about fonts; nil for all of them.
    var fontQuery: FontQuery?
    /// The built-in look that is to be printed; nil for a list of all.
    var styleName: String?
    /// Where a picture of all built-in looks goes; nil for none.
    var sheet: String?
    /// Whether the text is markup.
    var isMarkup = false
    /// Whether measure lists glyphs.
    var listsGlyphs = false
    /// Whether the report is a JSON object on stdout.
    var reportsJSON = false
    /// Whether nothing but errors is printed.
    var isQuiet = false
    /// Whether fonts and times are printed.
    var isVerbose = false
    /// Whether a warning fails.
    var isStrict = false
    /// What help was asked for, if any was.
    var help: HelpTopic?
    /// Whether the version was asked for.
    var wantsVersion = false
}

/// What help is asked about.
enum HelpTopic: Equatable {
    /// All there is.
    case everything
    /// One verb.
    case verb(Verb)
}
