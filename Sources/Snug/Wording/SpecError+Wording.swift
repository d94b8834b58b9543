public import SnugComposition

extension SpecError {
    var wording: Wording {
        var wording = fault.wording
        let place = position.map { "line \($0.line), column \($0.column): " } ?? ""
        wording.problem = place + (path == "$" ? "" : "\(path): ") + wording.problem
        return wording
    }
}

extension SpecFault {
    /// One line that says what is wrong with a value.
    public var problem: String { wording.problem }

    /// One line that says what to do, where there is something to say.
    public var remedy: String? { wording.remedy }

    var wording: Wording {
        switch self {
        case .syntax(let fault):
            return fault.wording
        case .wrongType(let expected, let found):
            return Wording("\(expected.words) is expected, not \(found.words)")
        case .missingKey(let key):
            return Wording("the key \(quoted(key)) is missing")
        case .unknownKey(let key, let suggestion, let allowed):
            return Wording(
                "unknown key \(quoted(key))",
                Wording.suggestion(suggestion, otherwise: "known are " + allowed.joined(separator: ", ")))
        case .missingItem(let index):
            return Wording("the array ends before its item \(index + 1)")
        case .wrongCount(let expected, let found):
            return Wording("\(expected) items are expected, not \(found)")
        case .notOneOf(let found, let suggestion, let allowed):
            return Wording(
                "\(quoted(found)) is none of \(allowed.joined(separator: ", "))", Wording.suggestion(suggestion))
        case .notAValue(let expected, let found, let suggestion):
            return Wording("\(quoted(found)) is not \(expected)", Wording.suggestion(suggestion))
        case .notAnInteger(let found):
            return Wording("\(found) is not a whole number")
        case .outOfRange(let found, let minimum, let maximum):
            return Wording("\(found) is out of range", Self.range(minimum, maximum))
        case .notFinite:
            return Wording("a number is infinite or not a number", "use finite numbers only")
        case .invalid(let reason):
            return Wording(reason)
        }
    }

    private static func range(_ minimum: String?, _ maximum: String?) -> String? {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "give a value from \(minimum) to \(maximum)"
        case (let minimum?, nil): "give a value of at least \(minimum)"
        case (nil, let maximum?): "give a value of at most \(maximum)"
        case (nil, nil): nil
        }
    }
}

extension JSONKind {
    /// The kind with its article.
    var words: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
