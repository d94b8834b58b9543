extension Element {
    /// An element that is a picture's: its kind's key, `modifiers`, and settings for the texts in it.
    static var pictureSchema: SpecSchema {
        .reference("picture") {
            .object(kinds + [ElementModifier.listProperty] + CaptionSpec.settingProperties).withOne(of: kindKeys)
        }
    }

    /// An element inside others: an object with one kind as its key, or a caption.
    static var schema: SpecSchema {
        .reference("element") {
            .any(of: [
                .object(kinds + [ElementModifier.listProperty]).withOne(of: kindKeys), CaptionSpec.elementSchema,
            ])
        }
    }

    private static let kindKeys = ElementKind.Name.allCases.map(\.rawValue)

    private static var kinds: [SpecSchema.Property] { ElementKind.Name.allCases.map { ($0.rawValue, $0.schema) } }
}

extension ElementKind.Name {
    /// The value of the kind's key.
    var schema: SpecSchema {
        switch self {
        case .caption: CaptionSpec.valueSchema.described("a text on a background that clings to its lines")
        case .text: CaptionSpec.valueSchema.described("a text without a background")
        case .image: ImageElement.schema.described("a picture")
        case .hstack: HorizontalStack.schema.described("elements beside one another")
        case .vstack: VerticalStack.schema.described("elements below one another")
        case .zstack: DepthStack.schema.described("elements over one another, the first at the bottom")
        case .spacer: SpacerElement.schema.described("room that grows")
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule:
            ElementShape.valueSchema(of: self).described("a shape that takes all the room it is offered")
        }
    }
}

extension HorizontalStack {
    static var schema: SpecSchema {
        .reference("hstack") {
            .object(keys: CodingKeys.self, required: [.children]) { key in
                switch key {
                case .alignment: (VerticalAlignment.schema, "how the children line up; center if not said")
                case .spacing: (Length.extentSchema, "room between neighbours; 8 if not said")
                case .children: (.list(of: Element.schema), "from left to right")
                }
            }
        }
    }
}

extension VerticalStack {
    static var schema: SpecSchema {
        .reference("vstack") {
            .object(keys: CodingKeys.self, required: [.children]) { key in
                switch key {
                case .alignment: (HorizontalAlignment.schema, "how the children line up; center if not said")
                case .spacing: (Length.extentSchema, "room between neighbours; 8 if not said")
                case .children: (.list(of: Element.schema), "from the top down")
                }
            }
        }
    }
}

extension DepthStack {
    static var schema: SpecSchema {
        .reference("zstack") {
            .object(keys: CodingKeys.self, required: [.children]) { key in
                switch key {
                case .alignment: (Alignment.schema, "where the children stand; center if not said")
                case .children: (.list(of: Element.schema), "from the bottom to the top")
                }
            }
        }
    }
}

extension SpacerElement {
    static var schema: SpecSchema {
        .object(keys: CodingKeys.self) { key in
            switch key {
            case .minLength: (Length.extentSchema, "the least room; 8 if not said")
            }
        }
    }
}

extension ImageElement {
    /// The source alone, or with how it fills its room.
    static var schema: SpecSchema {
        .any(of: [
            ImageReference.schema,
            .object(keys: CodingKeys.self, required: [.source]) { key in
                switch key {
                case .source: (ImageReference.schema, "where the picture comes from")
                case .contentMode: (ContentMode.schema, "how it fills its room; natural if not said")
                }
            },
        ])
    }
}

extension ElementShape {
    /// A shape's name, or an object with the name as its one key.
    static var schema: SpecSchema {
        let names = ElementKind.Name.shapes
        return .reference("shape") {
            .any(of: [
                .words(names.filter { $0.plainShape != nil }.map(\.rawValue)),
                .oneMember(names.map { ($0.rawValue, valueSchema(of: $0)) }),
            ])
        }
    }

    /// The value of a shape's key.
    static func valueSchema(of name: ElementKind.Name) -> SpecSchema {
        guard name.plainShape == nil else { return .object([]) }
        return .object(keys: CornerKey.self, required: [.cornerRadius]) { key in
            switch key {
            case .cornerRadius: (Length.extentSchema, "the radius, at most half of the shorter side")
            }
        }
    }
}
