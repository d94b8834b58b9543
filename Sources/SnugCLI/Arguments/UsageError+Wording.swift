import Snug

extension UsageError {
    /// One line that says what is wrong.
    var problem: String {
        switch self {
        case .nothingToDraw(nil): "there is nothing to draw"
        case .nothingToDraw(.render?): "render needs a spec"
        case .nothingToDraw(let verb?): "\(verb.rawValue) needs a text or a spec"
        case .severalSources(let given): "the caption is given more than once: \(given.joined(separator: ", "))"
        case .unknownFlag(let flag, _): "unknown flag \(flag)"
        case .missingArgument(let flag, _, let placeholder): "\(flag) needs \(placeholder) after it"
        case .needlessArgument(let flag): "\(flag) takes no value"
        case .emptyName(let flag): "\(flag): the name is empty"
        case .valueWithoutSign(let flag, let value): "\(flag) takes its value after =, and \(value) stands alone"
        case .badValue(let flag, let fault): "\(flag): \(fault.problem)"
        case .notBuilt(let verb): "this version has no \(verb.rawValue) yet"
        case .unknownTopic(let word, _): "there is no help on \(word)"
        case .unknownStyle(let name): SnugError.style(.unknown(name)).problem
        case .unexpectedWord(let word, .fonts): "fonts takes no word, and \(word) follows it"
        case .unexpectedWord(let word, .schema): "schema takes no word, and \(word) follows it"
        case .unexpectedWord(let word, .styles): "styles takes one name, and \(word) follows it"
        case .unexpectedWord(let word, let verb): "\(verb.rawValue) takes one spec, and \(word) follows it"
        case .otherFormat(let suffix): "snug writes PNG and SVG, not \(suffix)"
        case .stdoutTwice: "--json and the picture both want stdout"
        case .flagOfOtherVerb(let flag, nil): "\(flag) is a flag of \(Self.owner(of: flag))"
        case .flagOfOtherVerb(let flag, let verb?): "\(verb.rawValue) takes no \(flag)"
        case .pictureOnTerminal: "stdout is a terminal, which shows no PNG"
        case .notUTF8(let argument, let byte): "argument \(argument) is not UTF-8 at its byte \(byte)"
        }
    }

    /// The verb that a flag belongs to alone.
    private static func owner(of flag: String) -> String {
        switch flag {
        case ToolFlag.glyphs.flag: Verb.measure.rawValue
        case ToolFlag.sheet.flag: Verb.styles.rawValue
        default: Verb.fonts.rawValue
        }
    }

    /// One line that says what to do.
    var remedy: String? {
        switch self {
        case .nothingToDraw(.render?): "name a JSON file, or - for standard input"
        case .nothingToDraw: "give a text, --text-file FILE or --spec FILE"
        case .severalSources: "give exactly one of TEXT, --text-file and --spec"
        case .unknownFlag(let flag, let suggestion):
            suggestion.map { "did you mean \($0)?" } ?? "to draw \(flag) as text write: snug -- \(flag)"
        case .missingArgument(_, let longForm, _): "write \(longForm)=… for a value that looks like a flag"
        case .needlessArgument: "leave out the sign and what follows it"
        case .emptyName: "name a file, or - for standard input or output"
        case .valueWithoutSign(let flag, let value): "write \(flag)=\(value)"
        case .badValue(_, let fault): fault.remedy
        case .notBuilt(let verb): "to draw the word write: snug -- \(verb.rawValue)"
        case .unknownTopic(_, let suggestion):
            suggestion.map { "did you mean snug help \($0)?" } ?? "snug help tells all there is"
        case .unknownStyle(let name): SnugError.style(.unknown(name)).remedy
        case .unexpectedWord(let word, .fonts): "to see which face a family has write: snug fonts --match \(word)"
        case .unexpectedWord(_, .schema): "to write it into a file name that with -o"
        case .unexpectedWord: "quote a name with spaces"
        case .otherFormat: "name a file that ends in .png or .svg, or say --format png"
        case .stdoutTwice, .pictureOnTerminal: "name a file with -o"
        case .flagOfOtherVerb(let flag, nil): "write: snug \(Self.owner(of: flag)) …"
        case .flagOfOtherVerb(_, let verb?): "snug help \(verb.rawValue) tells what it takes"
        case .notUTF8: "write it in UTF-8"
        }
    }
}
