internal import SnugPixels

extension ElementModifier {
    /// The member of an element that lists its modifiers.
    static var listProperty: SpecSchema.Property {
        (
            ElementKeys.modifiers,
            SpecSchema.list(of: schema).orNull.described(
                "what is done to the element, each to the result of those before")
        )
    }

    /// An object with the modifier's name as its one key.
    static var schema: SpecSchema {
        .reference("modifier") {
            .oneMember(
                CodingKeys.allCases.map { key in
                    let (schema, summary) = value(of: key)
                    return (key.rawValue, schema.described(summary))
                })
        }
    }

    private static func value(of key: CodingKeys) -> (SpecSchema, summary: String) {
        switch key {
        case .padding: (LengthInsets.schema, "room round the element")
        case .frame: (FrameModifier.schema, "a frame of a fixed size, or within bounds")
        case .background: (ElementLayer.schema, "something behind the element, whose size stays")
        case .overlay: (ElementLayer.schema, "something over the element, whose size stays")
        case .border: (BorderModifier.schema, "a line along the inside of the element's frame")
        case .fill: (ShapeStyle.schema, "what fills a shape")
        case .stroke: (StrokeModifier.schema, "a line centred on a shape's edge")
        case .strokeBorder: (StrokeModifier.schema, "a line along the inside of a shape's edge")
        case .shadow: (ShadowModifier.schema, "a shadow of all that the element paints")
        case .opacity: (.number(0...1), "the element as a whole made translucent: 0 is clear and 1 leaves it")
        case .clipShape: (ElementShape.schema, "the element cut to a shape inside its frame")
        case .offset: (OffsetModifier.schema, "the element painted elsewhere; its frame stays")
        case .frameSize: (FrameSizeModifier.schema, "a dashed line inside the frame with its size in the corner")
        }
    }
}

extension FrameModifier {
    static var schema: SpecSchema {
        .object(keys: CodingKeys.self) { key in
            switch key {
            case .width: (Length.extentSchema, "a fixed width")
            case .height: (Length.extentSchema, "a fixed height")
            case .minWidth: (Length.extentSchema, "the least width")
            case .maxWidth: (FrameLimit.schema, "the most width")
            case .minHeight: (Length.extentSchema, "the least height")
            case .maxHeight: (FrameLimit.schema, "the most height")
            case .alignment: (Alignment.schema, "where the element stands in the frame; center if not said")
            }
        }
    }
}

extension ElementLayer {
    /// A style, an element, or either with an alignment.
    static var schema: SpecSchema {
        let content = SpecSchema.any(of: [ShapeStyle.schema, Element.schema])
        return .reference("layer") {
            .any(of: [
                ShapeStyle.schema, Element.schema,
                .object(keys: CodingKeys.self, required: [.content]) { key in
                    switch key {
                    case .content: (content, "what to see")
                    case .alignment: (Alignment.schema, "where it stands; center if not said")
                    }
                },
            ])
        }
    }
}

extension BorderModifier {
    /// A paint alone, or with a width.
    static var schema: SpecSchema {
        .any(of: [
            ShapeStyle.paintSchema,
            .object(keys: CodingKeys.self, required: [.color]) { key in
                switch key {
                case .color: (ShapeStyle.paintSchema, "what the line is painted with")
                case .width: (Length.extentSchema, "its thickness; 1 if not said")
                }
            },
        ])
    }
}

extension StrokeModifier {
    /// A paint alone, or with how the line is drawn.
    static var schema: SpecSchema {
        .reference("stroke") {
            .any(of: [
                ShapeStyle.paintSchema,
                .object(keys: CodingKeys.self, required: [.color]) { key in
                    switch key {
                    case .color: (ShapeStyle.paintSchema, "what the line is painted with")
                    case .width: (Length.extentSchema, "its thickness; 1 if not said")
                    case .dash: (.list(of: Length.extentSchema), "dashes and gaps in turn; unbroken if not said")
                    case .join: (StrokeStyle.LineJoin.schema, "the shape of corners; miter if not said")
                    case .cap: (StrokeStyle.LineCap.schema, "the shape of open ends; butt if not said")
                    }
                },
            ])
        }
    }
}

extension ShadowModifier {
    static var schema: SpecSchema {
        .object(keys: CodingKeys.self, required: [.radius]) { key in
            switch key {
            case .color: (Color.schema, "its colour; black at 33 % if not said")
            case .radius: (Length.extentSchema, "the standard deviation of its blur: half of CSS's blur")
            case .x: (Length.schema, "how far it lies to the right")
            case .y: (Length.schema, "how far it lies below")
            }
        }
    }
}

extension OffsetModifier {
    static var schema: SpecSchema {
        .object(keys: CodingKeys.self) { key in
            switch key {
            case .x: (Length.schema, "to the right")
            case .y: (Length.schema, "down")
            }
        }
    }
}

extension FrameSizeModifier {
    static var schema: SpecSchema {
        .object(keys: CodingKeys.self) { key in
            switch key {
            case .color: (Color.schema, "the colour of line and letters; the system's blue if not said")
            }
        }
    }
}
