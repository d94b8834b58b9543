/// What a value in JSON may be, as a JSON Schema says it (JSON Schema draft 2020-12).
public struct SpecSchema: Sendable {
    /// A schema that others refer to by its name: it stands once in a document, and may hold itself.
    struct Definition: Sendable {
        let name: String
        let schema: @Sendable () -> SpecSchema
    }

    /// The keywords, in the order in which they are written.
    private(set) var keywords: [JSONNode.Member] = []
    /// What the keywords refer to.
    private(set) var definitions: [Definition] = []

    /// The schema as JSON.
    var node: JSONNode { JSONNode(.object(keywords)) }
}

extension SpecSchema {
    /// The schema with one more keyword; what it said under the same one before is gone.
    func adding(_ keyword: String, _ value: JSONNode.Value) -> SpecSchema {
        var schema = self
        schema.keywords.removeAll { $0.key == keyword }
        schema.keywords.append(JSONNode.Member(key: keyword, value: JSONNode(value)))
        return schema
    }

    /// The schema with one more keyword that holds a list of schemas.
    func adding(_ keyword: String, _ parts: [SpecSchema]) -> SpecSchema {
        adding(keyword, .array(parts.map(\.node))).referring(to: parts)
    }

    /// The schema with one more keyword that holds schemas by name.
    func adding(_ keyword: String, _ parts: [(key: String, schema: SpecSchema)]) -> SpecSchema {
        adding(keyword, .object(parts.map { JSONNode.Member(key: $0.key, value: $0.schema.node) }))
            .referring(to: parts.map(\.schema))
    }

    /// The schema with one more keyword that holds a schema.
    func adding(_ keyword: String, _ part: SpecSchema) -> SpecSchema {
        adding(keyword, part.node.value).referring(to: [part])
    }

    /// The schema with what it is for in words.
    func described(_ words: String) -> SpecSchema { adding("description", .string(words)) }

    /// The schema with a title before all else.
    func titled(_ title: String) -> SpecSchema {
        var schema = self
        schema.keywords = SpecSchema().adding("title", .string(title)).keywords + keywords
        return schema
    }

    private func referring(to parts: [SpecSchema]) -> SpecSchema {
        var schema = self
        schema.definitions += parts.flatMap(\.definitions)
        return schema
    }

    /// A reference to a definition, or to a property inside one.
    static func reference(
        _ name: String, property: String? = nil, _ schema: @escaping @Sendable () -> SpecSchema
    ) -> SpecSchema {
        let place = "#/$defs/\(name)" + (property.map { "/properties/\($0)" } ?? "")
        var reference = SpecSchema().adding("$ref", .string(place))
        reference.definitions = [Definition(name: name, schema: schema)]
        return reference
    }
}
