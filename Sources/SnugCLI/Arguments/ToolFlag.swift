/// A flag that tells the tool what to do, not the caption how to look.
enum ToolFlag: String, CaseIterable {
    case output, format, textFile, spec, markup, glyphs, match, covers, sheet, json, quiet, verbose, strict, help,
        version

    /// The long form.
    var flag: String {
        self == .textFile ? "--text-file" : "--" + rawValue
    }

    /// The one-letter form, where there is one.
    var short: String? {
        switch self {
        case .output: "-o"
        case .quiet: "-q"
        case .markup: "-m"
        case .verbose: "-v"
        case .help: "-h"
        default: nil
        }
    }

    /// What stands for the argument in help; nil for a switch.
    var placeholder: String? {
        switch self {
        case .output, .textFile, .spec: "FILE|-"
        case .format: OutputFormat.allCases.map(\.rawValue).joined(separator: "|")
        case .sheet: "FILE|-"
        case .match: "FAMILY"
        case .covers: "TEXT"
        default: nil
        }
    }

    /// What it does, in one line.
    var summary: String {
        switch self {
        case .output: "where the picture goes: a PNG, or an SVG for a name that ends in .svg; without it to stdout"
        case .format: "what is written, whatever the file's name is"
        case .textFile: "the text is what the file holds, without one line end at its end"
        case .spec: "the caption is what the JSON file says; flags override it"
        case .markup: "the text is markup: **bold**, *italic*, ~~strike~~, ==highlight==, [text]{key=value}"
        case .glyphs: "measure also prints every glyph"
        case .match: "fonts prints the face of a family that would be used"
        case .covers: "fonts prints which fonts draw the characters of a text"
        case .sheet: "styles draws all built-in looks into a PNG"
        case .json: "report as one JSON object on stdout in place of the line on stderr"
        case .quiet: "print nothing but errors"
        case .verbose: "also print fonts and times"
        case .strict: "let a warning fail: exit 1, no picture"
        case .help: "print this; after a verb, what there is to say of it"
        case .version: "print the version of snug and of its libraries"
        }
    }
}
