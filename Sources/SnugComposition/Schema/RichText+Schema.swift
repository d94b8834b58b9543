extension Highlight {
    /// An object, settings in words, or `true` for the default.
    public static var schema: SpecSchema {
        .reference("highlight") {
            .any(of: [.object(style: Highlight.self), .string, .yes]).described(expectation)
        }
    }
}

extension HighlightList {
    static var schema: SpecSchema { .oneOrSeveral(Highlight.schema) }
}

extension HighlightRule {
    /// The part alone, or with a style of its own.
    static func schema(of part: SpecSchema) -> SpecSchema {
        .any(of: [
            part,
            .object(keys: Key.self, required: [.part]) { key in
                switch key {
                case .part: (part, "what is highlighted")
                case .style: (Highlight.schema, "how it looks, where that differs from highlightStyle")
                }
            },
        ])
    }
}

extension TextRun {
    /// A text alone, or with settings of its own.
    static var schema: SpecSchema {
        .reference("run") {
            .any(of: [
                .string,
                .object(
                    style: RunStyle.self, and: [("text", .string.described("the text, drawn literally"))],
                    required: ["text"]),
            ])
        }
    }
}

extension RunStyle {
    /// An object, or settings in words.
    public static var schema: SpecSchema {
        .reference("runStyle") { .any(of: [.object(style: RunStyle.self), .string]).described(expectation) }
    }
}
