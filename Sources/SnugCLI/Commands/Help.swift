import Snug

/// The help texts, made from the tables of verbs, flags and options.
enum Help {
    /// What to type, for those who gave nothing.
    static let short = """
        usage: snug TEXT... [-o FILE] [FLAGS]
               snug measure TEXT...
               snug render SPEC.json [-o FILE]
               snug --help
        """

    /// All there is.
    static var full: String {
        var text = """
            snug draws text on a background that clings to its wrapped lines, as a PNG.

            usage: snug TEXT... [-o FILE|-] [FLAGS]         draw a text, literally
                   snug --text-file FILE|- [-o FILE|-]      draw what a file holds
                   snug render SPEC.json|- [-o FILE|-]      draw what a JSON spec says (as --spec)
                   snug measure TEXT... [--glyphs]          print the layout as JSON
                   snug help                                print this
                   snug -- measure                          draw a word that is also a command

            """
        text += "\n" + section("Input and output", ToolFlag.allCases.map(row)) + "\n"
        for group in CaptionOption.Group.allCases {
            text += "\n" + section(group.rawValue, CaptionOption.all.filter { $0.group == group }.map(row)) + "\n"
        }
        text += """

            Lengths are px (also without a unit), em of the font size, or % of a fixed canvas' width.
            Colours are CSS colours, or those of iOS's palette such as systemPink.
            Several lengths stand in CSS order: all | vertical,horizontal | top,right,bottom,left.
            JSON keys are the flags in camelCase: --font-size is fontSize.

            Exit codes: 0 done, 1 a warning under --strict, 2 usage, 3 bad input, 4 missing font,
                        5 output trouble, 70 a fault of snug, 130 and 143 signals.
            """
        return text
    }

    private static func section(_ title: String, _ rows: [(flag: String, text: String)]) -> String {
        let width = rows.map(\.flag.count).max() ?? 0
        return
            ([title + ":"]
            + rows.map { row in
                "  " + row.flag + String(repeating: " ", count: width - row.flag.count + 2) + row.text
            }).joined(separator: "\n")
    }

    private static func row(_ flag: ToolFlag) -> (flag: String, text: String) {
        let names = [flag.short, flag.flag].compactMap { $0 }.joined(separator: ", ")
        return (names + (flag.placeholder.map { " " + $0 } ?? ""), flag.summary)
    }

    private static func row(_ option: CaptionOption) -> (flag: String, text: String) {
        (
            option.flag + (option.placeholder.map { " " + $0 } ?? ""),
            option.summary + (option.isRepeatable ? " (repeatable)" : "")
                + (option.defaultText.map { " [\($0)]" } ?? "")
        )
    }
}
