public import SnugComposition

extension MarkupError {
    /// One line that says what is wrong, and where.
    public var problem: String { wording.problem }

    /// One line that says what to do.
    public var remedy: String? { wording.remedy }

    var wording: Wording {
        var wording = fault.wording
        wording.problem = "byte \(offset) of the markup: " + wording.problem
        return wording
    }
}

extension MarkupError.Fault {
    fileprivate var wording: Wording {
        switch self {
        case .unknownClass(let name, let suggestion, let allowed):
            Wording(
                "there is no class \(quoted("." + name))",
                Wording.suggestion(
                    suggestion.map { "." + $0 },
                    otherwise: "there are " + allowed.map { "." + $0 }.joined(separator: ", ")))
        case .unknownKey(let key, let suggestion, let allowed):
            SpecFault.unknownKey(key, suggestion: suggestion, allowed: allowed).wording
        case .value(let key, let fault):
            Wording("\(key): \(fault.wording.problem)", fault.wording.remedy)
        case .notASetting(let found, let suggestion):
            Wording(
                "\(quoted(found)) is neither a class such as .bold nor a setting such as color=red",
                Wording.suggestion(suggestion, otherwise: "write \\{ if the brace is part of the text"))
        case .tooDeep(let limit):
            Wording("more than \(limit) parts in brackets stand inside one another", "put fewer into others")
        }
    }
}

extension UnclosedMarker {
    /// One line that says what was drawn as text.
    public var message: String {
        "\(marker) at byte \(offset) of the markup is closed nowhere and is drawn as it stands; "
            + "close it, or write \(marker.map { "\\" + String($0) }.joined())"
    }
}

extension SelectionError {
    /// One line that says what is wrong.
    public var problem: String { wording.problem }

    /// One line that says what to do.
    public var remedy: String? { wording.remedy }

    var wording: Wording {
        switch self {
        case .outsideText(let range, let count):
            Wording(
                "the characters \(range.specText) reach out of the text, which has \(count)",
                "give a range from 0..<0 to 0..<\(count)")
        }
    }
}
