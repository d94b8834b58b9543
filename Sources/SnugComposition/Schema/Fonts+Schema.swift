extension FontWeight {
    /// A number, or a name.
    public static var schema: SpecSchema {
        .reference("fontWeight") {
            .any(of: [.number(range), .words(ignoringCase: named.map(\.name)), .text(SpecPattern.positive)])
                .described(expectation)
        }
    }
}

extension FontWidth {
    /// A number of per cent, or a name.
    public static var schema: SpecSchema {
        .reference("fontWidth") {
            .any(of: [.number(range), .words(ignoringCase: named.map(\.name)), .text(SpecPattern.positive + "%?")])
                .described(expectation)
        }
    }
}

extension FontNames {
    /// Names with commas between them, none of them empty.
    public static var schema: SpecSchema {
        .text("[^,\\s][^,]*(,\\s*[^,\\s][^,]*)*").described(expectation)
    }
}

extension FontFile {
    /// Any text but an empty one.
    public static var schema: SpecSchema {
        SpecSchema.string.adding("minLength", .finite(1)).described(expectation)
    }
}

/// Printable ASCII characters but the two that stand between tags and values; a tag has four of them, and white space at
/// the ends of a setting is none of it.
private let letter = "[ -+\\--<>-~]"
private let visibleLetter = "[!-+\\--<>-~]"

extension FontFeatures {
    /// Tags with signs before them or values behind them.
    public static var schema: SpecSchema {
        // A sign is never the first letter, and one that turns a feature off leaves no room for a value.
        let start = "[!-*.-<>-~]\(letter){2}"
        let value = "(\(visibleLetter)|\(letter)=[-+]?[0-9]+)"
        return .text(SpecPattern.list("(-[-+]*\(start)\(visibleLetter)|(\\+[-+]*)?\(start)\(value))"))
            .described(expectation)
    }
}

extension FontVariations {
    /// Tags with numbers behind them.
    public static var schema: SpecSchema {
        .text(SpecPattern.list("\(visibleLetter)\(letter){3}=\(SpecPattern.number)")).described(expectation)
    }
}
