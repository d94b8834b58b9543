import Snug

/// The help texts, made from the tables of verbs, flags and options.
enum Help {
    /// The most characters of a line.
    private static let columns = 100

    /// A flag with its argument, and what it does, in words that stay together.
    private struct Row {
        var flag: String
        var words: [String]
    }

    /// What to type, for those who gave nothing.
    static let short = """
        usage: snug TEXT... [-o FILE] [FLAGS]
               snug measure TEXT...
               snug render SPEC.json [-o FILE]
               snug --help
        """

    /// The text on a topic.
    static func text(_ topic: HelpTopic) -> String {
        switch topic {
        case .everything: everything
        case .verb(.render): render
        case .verb(.measure): measure
        case .verb(.fonts): fonts
        case .verb(.styles): styles
        case .verb(.schema): schema
        case .verb: short
        }
    }

    private static var everything: String {
        var text = """
            snug draws text on a background that clings to its wrapped lines, as a PNG or SVG.

            usage: snug TEXT... [-o FILE|-] [FLAGS]         draw a text, literally
                   snug --text-file FILE|- [-o FILE|-]      draw what a file holds
                   snug render SPEC.json|- [-o FILE|-]      draw what a JSON spec says (as --spec)
                   snug measure TEXT... [--glyphs]          print the layout as JSON
                   snug fonts [--match FAMILY]              list fonts, or see which one is used
                   snug styles [NAME] [--sheet FILE]        list looks, print one, or draw all of them
                   snug schema [-o FILE]                    print the JSON Schema of specs
                   snug help [VERB]                         print this, or what there is to say of a verb
                   snug -- measure                          draw a word that is also a command

            """
        let sections =
            [(title: "Input and output", rows: ToolFlag.allCases.map(row))]
            + CaptionOption.Group.allCases.map { group in
                (title: group.rawValue, rows: CaptionOption.all.filter { $0.group == group }.map(row))
            }
        let width = sections.flatMap(\.rows).map(\.flag.count).max() ?? 0
        for section in sections {
            text += "\n" + section.title + ":\n" + table(section.rows, width: width) + "\n"
        }
        text += """

            Lengths are px (also without a unit), em of the font size, % of a fixed canvas' width, or cpx:
            1080ths of a fixed canvas' width, px without one.
            Colours are CSS colours, or those of iOS's palette such as systemPink.
            A FILL is a colour, linear-gradient(90deg, red, blue 80%), radial-gradient(circle, red, blue) or
            url(photo.jpg), with contain or tile behind it if the picture is not to cover.
            Several lengths stand in CSS order: all | vertical,horizontal | top,right,bottom,left.
            JSON keys are the flags in camelCase: --font-size is fontSize.

            Exit codes: 0 done, 1 a warning under --strict, 2 usage, 3 bad input, 4 a missing font or file,
                        5 output trouble, 70 a fault of snug, 130 and 143 signals.
            """
        return text
    }

    private static var render: String {
        """
        usage: snug render SPEC.json|- [-o FILE|-] [FLAGS]

        Draws what a JSON file says, as snug --spec SPEC.json does. Its keys are text and the flags in
        camelCase; flags on the command line override them. Files that it names lie beside it.

            {"text": "Small steps every day", "fontSize": 48, "width": 320, "radius": "0.4em"}

        The flags are those of snug; snug help lists them.
        """
    }

    private static var measure: String {
        let flags = [ToolFlag.glyphs, .strict, .verbose]
        let rows = flags.map(row)
        return """
            usage: snug measure TEXT... [--glyphs] [FLAGS]
                   snug measure --text-file FILE|- [--glyphs] [FLAGS]
                   snug measure --spec SPEC.json|- [--glyphs] [FLAGS]

            Prints the layout of a caption as JSON on stdout and draws nothing: the canvas; of each line the
            text, its start and end in the text in bytes of UTF-8, its width, baseline and boxes; the outline
            as an SVG path; warnings. Places are in layout units from the canvas' upper left corner, y down.

            \(table(rows, width: rows.map(\.flag.count).max() ?? 0))

            All flags of a caption hold; snug help lists them.
            """
    }

    private static var fonts: String {
        let rows = [ToolFlag.match, .covers, .json, .strict].map(row)
        return """
            usage: snug fonts [--json] [FLAGS]
                   snug fonts --match FAMILY [--weight WEIGHT] [--italic]
                   snug fonts --covers TEXT [--font FAMILIES]

            Lists every font that --font can name: the built-in one, those of --font-dir, the system's.
            With --match the face of a family that would be used, with --covers which fonts would draw
            the characters of a text, fallback included.

            \(table(rows, width: rows.map(\.flag.count).max() ?? 0))

            The flags about fonts hold; snug help lists them.
            """
    }

    private static let schema = """
        usage: snug schema [-o FILE|-] [-q]

        Prints what a JSON spec may say as a JSON Schema (draft 2020-12), for editors that complete keys
        and mark mistakes, and for other programs that write specs.

            snug schema -o snug.schema.json
        """

    private static var styles: String {
        let rows = [ToolFlag.sheet, .json].map(row)
        return """
            usage: snug styles [--json]
                   snug styles NAME
                   snug styles --sheet FILE|- [--scale NUMBER]

            Lists the built-in looks that --style can name, prints one as the JSON that it is made of, or
            draws all of them on one sheet. What is printed can be changed and kept as a style of one's own:

                snug styles glass > mine.json
                snug "Hello" --style mine.json --backdrop photo.jpg -o hello.png

            \(table(rows, width: rows.map(\.flag.count).max() ?? 0))
            """
    }

    /// Rows of flags and what they do, the texts in one column.
    private static func table(_ rows: [Row], width: Int) -> String {
        let indent = width + 4
        return rows.map { row in
            let lines = wrapped(row.words, width: columns - indent)
            let gap = String(repeating: " ", count: indent - 2 - row.flag.count)
            return "  " + row.flag + gap + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
        }.joined(separator: "\n")
    }

    /// Words in lines of at most so many characters; what is too long for one is cut behind the bars between choices.
    private static func wrapped(_ words: [String], width: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + " " + word
            } else if word.count <= width {
                lines.append(word)
            } else {
                for choice in word.split(separator: "|", omittingEmptySubsequences: false) {
                    if let line = lines.last, line.hasSuffix("|"), line.count + choice.count < width {
                        lines[lines.count - 1] = line + choice + "|"
                    } else {
                        lines.append(choice + "|")
                    }
                }
                lines[lines.count - 1].removeLast()
            }
        }
        return lines
    }

    private static func row(_ flag: ToolFlag) -> Row {
        let names = [flag.short, flag.flag].compactMap { $0 }.joined(separator: ", ")
        return Row(flag: names + (flag.placeholder.map { " " + $0 } ?? ""), words: words(of: flag.summary))
    }

    private static func row(_ option: CaptionOption) -> Row {
        let argument = option.placeholder.map { option.isArgumentOptional ? "[=\($0)]" : " " + $0 }
        return Row(
            flag: [option.shortFlag, option.flag].compactMap { $0 }.joined(separator: ", ") + (argument ?? ""),
            words: words(of: option.summary) + (option.isRepeatable ? ["(repeatable)"] : [])
                + (option.defaultText.map { ["[\($0)]"] } ?? []))
    }

    private static func words(of text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
