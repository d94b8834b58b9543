import Snug

extension Invocation {
    /// Reads the arguments that follow the tool's name.
    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        if let first = rest.first, let verb = Verb(rawValue: first) {
            self.verb = verb
            rest = rest.dropFirst()
        }
        var words: [String] = []
        var files: [(flag: ToolFlag, name: String)] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let (flag, value) = try Self.flag(argument, &rest)
            try apply(flag, value, &files)
            // Whoever asks for help gets it, whatever else stands there.
            if help != nil || wantsVersion { break }
        }
        if wantsVersion { return }
        if verb == .help || help != nil {
            help = try Self.topic(verb, words: words)
            return
        }
        if let verb, !verb.isBuilt { throw .notBuilt(verb) }
        if let verb, !verb.takesSource {
            if verb != .styles, let word = words.first { throw .unexpectedWord(word, verb: verb) }
        } else {
            source = try Self.source(verb, words: words, files: files)
        }
        if verb != .fonts, let query = fontQuery {
            throw .flagOfOtherVerb(flag: query.flag.flag, verb: verb)
        }
        if verb == .styles {
            if words.count > 1 { throw .unexpectedWord(words[1], verb: .styles) }
            styleName = words.first
            if let name = styleName, sheet != nil { throw .severalSources([name, ToolFlag.sheet.flag]) }
        } else if sheet != nil {
            throw .flagOfOtherVerb(flag: ToolFlag.sheet.flag, verb: verb)
        }
        try checkCombination(files.map(\.flag))
    }

    /// The flag of an argument and its value, which may stand in the same argument or be the next one.
    private static func flag(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> (Flag, String) {
        var name = argument
        var value: String?
        if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
            name = String(argument[..<sign])
            value = String(argument[argument.index(after: sign)...])
        } else if !argument.hasPrefix("--"), argument.count > 2, let flag = Flag.named(String(argument.prefix(2))),
            flag.placeholder != nil
        {
            name = String(argument.prefix(2))
            value = String(argument.dropFirst(2))
        }
        guard let flag = Flag.named(name) else {
            throw .unknownFlag(name, suggestion: closestName(to: name, among: Flag.names))
        }
        guard let placeholder = flag.placeholder else {
            if value != nil { throw .needlessArgument(flag: name) }
            return (flag, "")
        }
        if let value { return (flag, value) }
        if case .caption(let option) = flag, option.isArgumentOptional {
            // Taken as text the value would be drawn, which nobody means.
            var trial = CaptionSpec()
            if let next = rest.first, !next.isEmpty, (try? option.apply(next, to: &trial)) != nil {
                throw .valueWithoutSign(flag: name, value: next)
            }
            return (flag, "")
        }
        guard let next = rest.first, !next.hasPrefix("--"), Flag.named(next) == nil else {
            throw .missingArgument(flag: name, longForm: flag.longForm, placeholder: placeholder)
        }
        rest = rest.dropFirst()
        return (flag, next)
    }

    private mutating func apply(
        _ flag: Flag, _ value: String, _ files: inout [(flag: ToolFlag, name: String)]
    ) throws(UsageError) {
        switch flag {
        case .caption(let option):
            do {
                try option.apply(value, to: &spec)
            } catch {
                throw .badValue(flag: option.flag, error)
            }
        case .tool(let flag):
            if flag.placeholder != nil, value.isEmpty { throw .emptyName(flag: flag.flag) }
            switch flag {
            case .output: output = value == "-" ? nil : value
            case .format: format = try Self.format(value)
            case .textFile, .spec: files.append((flag, value))
            case .markup: isMarkup = true
            case .glyphs: listsGlyphs = true
            case .match: fontQuery = try Self.only(.match(value), after: fontQuery)
            case .covers: fontQuery = try Self.only(.covers(value), after: fontQuery)
            case .sheet: sheet = value
            case .json: reportsJSON = true
            case .quiet: isQuiet = true
            case .verbose: isVerbose = true
            case .strict: isStrict = true
            case .help: help = .everything
            case .version: wantsVersion = true
            }
        }
    }

    private static func format(_ name: String) throws(UsageError) -> OutputFormat {
        guard let format = OutputFormat(rawValue: name) else {
            throw .badValue(
                flag: ToolFlag.format.flag, .notOneOf(OutputFormat.allCases.map(\.rawValue), found: name))
        }
        return format
    }

    /// A question about fonts, of which there can be one.
    private static func only(_ query: FontQuery, after earlier: FontQuery?) throws(UsageError) -> FontQuery {
        guard let earlier else { return query }
        throw .severalSources([earlier.flag.flag, query.flag.flag])
    }

    /// What help is to be about: `snug help measure` and `snug measure --help` ask for the same.
    private static func topic(_ verb: Verb?, words: [String]) throws(UsageError) -> HelpTopic {
        var subject = verb
        if verb == .help, let word = words.first {
            guard let named = Verb(rawValue: word) else {
                throw .unknownTopic(word, suggestion: closestName(to: word, among: Verb.allCases.map(\.rawValue)))
            }
            subject = named
        }
        guard let subject, subject != .help else { return .everything }
        guard subject.isBuilt else { throw .notBuilt(subject) }
        return .verb(subject)
    }

    /// The one source of the caption.
    private static func source(
        _ verb: Verb?, words: [String], files: [(flag: ToolFlag, name: String)]
    ) throws(UsageError) -> Source {
        var given = files.map { "\($0.flag.flag) \($0.name)" }
        var sources = files.map { $0.flag == .spec ? Source.spec(InputFile($0.name)) : .textFile(InputFile($0.name)) }
        if verb == .render, let first = words.first {
            guard words.count == 1 else { throw .unexpectedWord(words[1], verb: .render) }
            given.append(first)
            sources.append(.spec(InputFile(first)))
        } else if !words.isEmpty {
            given.append("TEXT")
            sources.append(.text(words.joined(separator: " ")))
        }
        guard let source = sources.first else { throw .nothingToDraw(verb) }
        guard sources.count == 1 else { throw .severalSources(given) }
        return source
    }
}
