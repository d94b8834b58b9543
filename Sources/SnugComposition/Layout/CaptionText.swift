internal import SnugText

/// A caption's text from whichever source it was given, its styles and highlights as ranges of one string.
struct CaptionText {
    /// The text as it was read.
    var text: RichText
    /// Its styles and its highlights as ranges.
    var flat: FlatRichText
    /// What reading it has found.
    var warnings: [Warning]

    /// Reads the text, adds the highlights that are asked for apart from it, and changes the letters' case.
    init(_ spec: CaptionSpec, unicode: any UnicodeProvider & PatternProvider, limits: Limits) throws(CompositionError) {
        warnings = []
        var text = try Self.source(spec, limits: limits, &warnings)
        if let style = spec.firstParagraph { text = text.givingFirstParagraph(style) }
        try Self.highlight(&text, spec, unicode, &warnings)
        if let letterCase = spec.transform, letterCase != .none {
            // Run by run: ranges follow letters whose number changes with their case.
            let language = spec.lang ?? writtenLanguage(of: text.string)
            text = RichText(
                text.runs.map { run in
                    TextRun(unicode.transform(run.text, to: letterCase, language: language), style: run.style)
                })
        }
        self.text = text
        flat = FlatRichText(text)
        guard flat.string.unicodeScalars.contains(where: \.canBeSeen) else { throw .noText }
    }

    /// Whether there is nothing but letters.
    var isPlain: Bool { flat.spans.isEmpty && flat.highlights.isEmpty }

    private static func source(
        _ spec: CaptionSpec, limits: Limits, _ warnings: inout [Warning]
    ) throws(CompositionError) -> RichText {
        let given = [
            spec.text == nil ? nil : "text", spec.markup == nil ? nil : "markup", spec.runs == nil ? nil : "runs",
        ].compactMap { $0 }
        guard given.count <= 1 else { throw .severalTexts(keys: given) }
        let plain = spec.markup ?? spec.text ?? spec.runs?.string ?? ""
        guard plain.utf8.count <= limits.textBytes else {
            throw .textTooLong(bytes: plain.utf8.count, limit: limits.textBytes)
        }
        if let runs = spec.runs { return runs }
        guard spec.markup != nil else { return RichText(plain) }
        do {
            let markup = try Markup(parsing: plain)
            warnings += markup.unclosed.map { .unclosedMarkup($0) }
            return markup.text
        } catch {
            throw .markup(error)
        }
    }

    private static func highlight(
        _ text: inout RichText, _ spec: CaptionSpec, _ unicode: any UnicodeProvider & PatternProvider,
        _ warnings: inout [Warning]
    ) throws(CompositionError) {
        let literals = spec.highlight ?? []
        let ranges = spec.highlightRange ?? []
        let patterns = spec.highlightMatch ?? []
        guard !literals.isEmpty || !ranges.isEmpty || !patterns.isEmpty else { return }
        let string = text.string
        let selector = TextSelector(string, graphemeBreaks: unicode.graphemeBreaks(in: Array(string.utf8)[...]))
        var spans: [StyleSpan] = []
        for rule in literals {
            let found = selector.occurrences(of: rule.part)
            if found.isEmpty { warnings.append(.highlightNotFound(rule.part)) }
            spans += found.map { StyleSpan($0, rule.runStyle(spec.highlightStyle)) }
        }
        for rule in ranges {
            do {
                spans.append(
                    StyleSpan(try selector.bytes(of: rule.part), rule.runStyle(spec.highlightStyle)))
            } catch {
                throw .selection(error)
            }
        }
        for rule in patterns {
            do {
                let found = try unicode.matches(of: rule.part, in: string, stepLimit: Limits.patternSteps)
                if found.isEmpty { warnings.append(.highlightNotFound(rule.part)) }
                spans += found.map { StyleSpan($0, rule.runStyle(spec.highlightStyle)) }
            } catch {
                throw .pattern(error)
            }
        }
        text = text.applying(spans.filter { !$0.range.isEmpty })
    }
}

extension Unicode.Scalar {
    /// False for white space, controls and characters that are never drawn, such as U+200B and U+202E
    /// (Unicode, Default_Ignorable_Code_Point).
    fileprivate var canBeSeen: Bool {
        // Nearly all texts are told by their first letter, before any table is asked.
        if (0x21...0x7E).contains(value) { return true }
        return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .control
    }
}
