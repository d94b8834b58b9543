import Snug

extension Invocation {
    /// Refuses flags that contradict one another or the verb.
    func checkCombination(_ files: [ToolFlag]) throws(UsageError) {
        switch verb {
        case .fonts, .styles:
            try refuse(files + given([.glyphs, .output, .format]))
            if let sheet, OutputFormat(name: sheet) == .svg || OutputFormat.otherFormat(of: sheet) != nil {
                throw .badValue(
                    flag: ToolFlag.sheet.flag,
                    .notAValue(expected: "the name of a PNG file", found: sheet, suggestion: nil))
            }
        case .measure: try refuse(given([.output, .format]))
        case .schema:
            try refuse(files + given([.glyphs, .markup, .format, .json, .strict, .verbose]))
            if let option = CaptionOption.all.first(where: { $0.isSet(in: spec) }) {
                throw .flagOfOtherVerb(flag: option.flag, verb: .schema)
            }
        default:
            if verb == .render { try refuse(files.filter { $0 == .textFile }) }
            try refuse(given([.glyphs]))
            if format == nil, let output, let other = OutputFormat.otherFormat(of: output) {
                throw .otherFormat(other)
            }
            if reportsJSON, output == nil { throw .stdoutTwice }
        }
    }

    /// Refuses the first of some flags of other verbs.
    private func refuse(_ flags: [ToolFlag]) throws(UsageError) {
        if let flag = flags.first { throw .flagOfOtherVerb(flag: flag.flag, verb: verb) }
    }

    /// Those of some flags that were given.
    private func given(_ flags: [ToolFlag]) -> [ToolFlag] {
        flags.filter { flag in
            switch flag {
            case .output: output != nil
            case .format: format != nil
            case .markup: isMarkup
            case .glyphs: listsGlyphs
            case .json: reportsJSON
            case .verbose: isVerbose
            case .strict: isStrict
            case .sheet: sheet != nil
            case .textFile, .spec, .match, .covers, .quiet, .help, .version: false
            }
        }
    }
}
