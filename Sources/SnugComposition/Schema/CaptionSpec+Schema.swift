extension CaptionSpec {
    /// A caption that is a picture of its own: its keys, those of the canvas, and `modifiers`.
    ///
    /// It may have no text: a spec that gives others their looks has none.
    static var pictureSchema: SpecSchema {
        .reference("caption", pictureDefinition)
    }

    @Sendable private static func pictureDefinition() -> SpecSchema {
        .object(
            texts + CaptionOption.all.map { ($0.key, $0.schema) } + [ElementModifier.listProperty, schemaProperty]
        )
        .withAtMostOne(of: textKeys)
    }

    /// A caption that stands where an element may: its keys and `modifiers`.
    static var elementSchema: SpecSchema {
        .reference("captionElement") {
            .object(texts + ownOptions + [ElementModifier.listProperty]).withOne(of: textKeys)
        }
    }

    /// A caption or a text as the value of its element's key.
    static var valueSchema: SpecSchema {
        .reference("captionValue") { .object(texts + ownOptions).withOne(of: textKeys) }
    }

    /// What is said beside a picture's element.
    static var settingProperties: [SpecSchema.Property] { CaptionOption.all.map(reference(to:)) + [schemaProperty] }

    /// What editors find the schema by.
    private static var schemaProperty: SpecSchema.Property {
        (PictureKeys.schema, .string.described("where this schema lies, for editors"))
    }

    /// The options that are about one caption, not the picture.
    private static var ownOptions: [SpecSchema.Property] {
        CaptionOption.all.filter { $0.scope == .caption }.map(reference(to:))
    }

    /// An option as it stands in the schema of a caption that is a picture.
    private static func reference(to option: CaptionOption) -> SpecSchema.Property {
        (option.key, .reference("caption", property: option.key, pictureDefinition))
    }

    private static let textKeys = OptionKey.texts.map(\.stringValue)

    private static var texts: [SpecSchema.Property] {
        OptionKey.texts.map { key in
            switch key {
            case .markup:
                (key.stringValue, .string.described("the text in markup, such as \"**bold** and ==highlighted==\""))
            case .runs:
                (key.stringValue, .list(of: TextRun.schema).described("the text in parts with settings of their own"))
            case .text, .option:
                (key.stringValue, .string.described("the text, drawn literally"))
            }
        }
    }
}

extension CaptionOption {
    /// The values of the option, with its summary and its default.
    var schema: SpecSchema {
        let schema = valueSchema.described(summary)
        return defaultValue.map { schema.adding("default", $0) } ?? schema
    }

    /// The default as JSON has it, nil where `defaultText` only describes it.
    private var defaultValue: JSONNode.Value? {
        var spec = CaptionSpec()
        guard hasDefaultValue, let defaultText, (try? apply(defaultText, to: &spec)) != nil else { return nil }
        return (try? JSONTreeEncoder().encode(spec))?[key]?.value
    }
}
