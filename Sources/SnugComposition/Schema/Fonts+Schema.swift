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

/// Four printable ASCII characters but the two that stand between tags and values.
private let tag = "[ -+\\--<>-~]{4}"

extension FontFeatures {
    /// Tags with signs before them or values behind them.
    public static var schema: SpecSchema {
        .text(SpecPattern.list("[-+]*\(tag)(=[-+]?[0-9]+)?")).described(expectation)
    }
}

extension FontVariations {
    /// Tags with numbers behind them.
    public static var schema: SpecSchema {
        .text(SpecPattern.list("\(tag)=\(SpecPattern.number)")).described(expectation)
    }
}
