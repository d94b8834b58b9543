extension SpecSchema {
    /// A member of an object, by its key.
    typealias Property = (key: String, schema: SpecSchema)

    /// An object that has no other members.
    static func object(_ properties: [Property], required: [String] = []) -> SpecSchema {
        let object = SpecSchema().adding("type", .string("object"))
        return (required.isEmpty ? object : object.requiring(required))
            .adding("properties", properties)
            .adding("additionalProperties", .bool(false))
    }

    /// An object with the keys of a type, each with a summary; what is not required may be null.
    static func object<Key: ClosedCodingKey>(
        keys: Key.Type, required: [Key] = [], _ property: (Key) -> (SpecSchema, summary: String)
    ) -> SpecSchema {
        let needed = required.map(\.stringValue)
        let properties = Key.allCases.map { key -> Property in
            let (schema, summary) = property(key)
            let isNeeded = needed.contains(key.stringValue)
            return (key.stringValue, (isNeeded ? schema : schema.orNull).described(summary))
        }
        return .object(properties, required: needed)
    }

    /// An object with the keys of a style.
    static func object<Style: StyledByKeys>(
        style: Style.Type, and others: [Property] = [], required: [String] = []
    ) -> SpecSchema {
        .object(
            others + Style.properties.map { ($0.key, $0.schema.described($0.summary)) }, required: required)
    }

    /// An object with exactly one of these members and no others.
    static func oneMember(_ properties: [Property]) -> SpecSchema {
        SpecSchema.object(properties).adding("minProperties", .finite(1)).adding("maxProperties", .finite(1))
    }

    /// The same object with exactly one of these keys, whatever others it has.
    func withOne(of keys: [String]) -> SpecSchema {
        adding("oneOf", keys.map { SpecSchema().requiring([$0]) })
    }

    /// The same object with at most one of these keys.
    func withAtMostOne(of keys: [String]) -> SpecSchema {
        let pairs = keys.indices.flatMap { first in
            keys[(first + 1)...].map { SpecSchema().requiring([keys[first], $0]) }
        }
        return adding("not", SpecSchema.any(of: pairs))
    }

    private func requiring(_ keys: [String]) -> SpecSchema {
        adding("required", .array(keys.map { JSONNode(.string($0)) }))
    }
}
