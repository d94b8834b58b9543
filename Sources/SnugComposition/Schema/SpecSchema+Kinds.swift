extension SpecSchema {
    /// Any text.
    static let string = SpecSchema().adding("type", .string("string"))

    /// `true` or `false`.
    static let bool = SpecSchema().adding("type", .string("boolean"))

    /// `true` alone.
    static let yes = SpecSchema().adding("const", .bool(true))

    /// A number within bounds.
    static func number(_ bounds: ClosedRange<Double>) -> SpecSchema {
        SpecSchema().adding("type", .string("number"))
            .adding("minimum", .finite(bounds.lowerBound)).adding("maximum", .finite(bounds.upperBound))
    }

    /// A number above 0.
    static let positiveNumber = SpecSchema().adding("type", .string("number")).adding("exclusiveMinimum", .finite(0))

    /// A number above 0 that is at most as large.
    static func positiveNumber(upTo most: Double) -> SpecSchema {
        positiveNumber.adding("maximum", .finite(most))
    }

    /// A whole number from 1 on.
    static let count = SpecSchema().adding("type", .string("integer")).adding("minimum", .finite(1))

    /// One of these words exactly.
    static func words(_ words: [String]) -> SpecSchema {
        string.adding("enum", .array(words.map { JSONNode(.string($0)) }))
    }

    /// One of these words, in capitals or small letters, perhaps with white space at its ends.
    ///
    /// The words stand first as they are spelt, for editors that offer them.
    static func words(ignoringCase words: [String]) -> SpecSchema {
        .any(of: [.words(words), .text(SpecPattern.anyCase(words))])
    }

    /// A text that follows a pattern from its start to its end, perhaps with white space around.
    static func text(_ pattern: String) -> SpecSchema {
        string.adding("pattern", .string(SpecPattern.whole(pattern)))
    }

    /// A list.
    static func list(of items: SpecSchema) -> SpecSchema {
        SpecSchema().adding("type", .string("array")).adding("items", items)
    }

    /// A list, or one item alone.
    static func oneOrSeveral(_ items: SpecSchema) -> SpecSchema { .any(of: [items, .list(of: items)]) }

    /// What is one of several kinds.
    static func any(of kinds: [SpecSchema]) -> SpecSchema { SpecSchema().adding("anyOf", kinds) }

    /// The same, or `null`, which stands for a setting that is left out.
    var orNull: SpecSchema {
        let null = SpecSchema().adding("type", .string("null"))
        if keywords.count == 1, keywords[0].key == "anyOf", case .array(let kinds) = keywords[0].value.value {
            return adding("anyOf", .array(kinds + [null.node]))
        }
        return .any(of: [self, null])
    }
}

extension JSONNode.Value {
    /// A number that is known to be finite.
    static func finite(_ value: Double) -> JSONNode.Value {
        JSONNumber(value).map { .number($0) } ?? .null
    }
}
