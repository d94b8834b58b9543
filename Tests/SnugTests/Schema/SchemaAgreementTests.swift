import Snug
import Testing

/// Holds the schema against the reader, key by key.
@Suite("Schema and reader", .enabled(if: SchemaValidator.isWanted, "Debian's package python3-jsonschema is missing"))
struct SchemaAgreementTests {
    /// An object of specs: where its keys stand in the schema, and a spec with one of them.
    struct Object: CustomTestStringConvertible, Sendable {
        var name: String
        /// The way to the object in the schema's definitions.
        var path: [String]
        /// Keys that the spec has anyway.
        var given: Set<String> = []
        /// The spec; `member` stands for a key and its value.
        var spec: @Sendable (_ member: String) -> String

        var testDescription: String { name }

        /// The keys, from the schema.
        func keys() throws -> [String] {
            var node = try #require(SpecSchema.document["$defs"])
            for step in path {
                if case .array(let items) = node.value, let index = Int(step) {
                    node = items[index]
                } else {
                    node = try #require(node[step], "\(step)")
                }
            }
            guard case .object(let members)? = node["properties"]?.value else { return [] }
            return members.map(\.key).filter { !given.contains($0) }
        }
    }

    private static let objects = [
        Object(name: "caption", path: ["caption"], given: ["text", "markup", "runs", "size", "modifiers"]) {
            #"{"text": "x", "size": "900x800", \#($0)}"#
        },
        Object(name: "run", path: ["run", "anyOf", "1"], given: ["text"]) {
            #"{"runs": [{"text": "x", \#($0)}], "size": "900x800"}"#
        },
        Object(name: "highlight", path: ["highlight", "anyOf", "0"]) {
            #"{"text": "x", "size": "900x800", "highlight": {"part": "x", "style": {\#($0)}}}"#
        },
        Object(name: "stack", path: ["hstack"], given: ["children"]) {
            #"{"hstack": {"children": [{"circle": {}}], \#($0)}, "size": "900x800"}"#
        },
        Object(name: "modifier", path: ["modifier"]) {
            #"{"circle": {}, "size": "900x800", "modifiers": [{\#($0)}]}"#
        },
        Object(name: "frame", path: ["modifier", "properties", "frame"]) {
            #"{"circle": {}, "size": "900x800", "modifiers": [{"frame": {\#($0)}}]}"#
        },
        Object(name: "shadow", path: ["modifier", "properties", "shadow"], given: ["radius"]) {
            #"{"circle": {}, "size": "900x800", "modifiers": [{"shadow": {"radius": 1, \#($0)}}]}"#
        },
        Object(name: "stroke", path: ["stroke", "anyOf", "1"], given: ["color"]) {
            #"{"circle": {}, "size": "900x800", "modifiers": [{"stroke": {"color": "red", \#($0)}}]}"#
        },
    ]

    /// Values of all kinds, right and wrong.
    private static let values = [
        "0", "1", "5", "400", "-1", "1.5", "1e7", "true", "false", "null", "[]", "{}", #""""#, #"" ""#, #""5""#,
        #""-5px""#, #""+1.5e1em""#, #"" 3% ""#, #""x""#, #""1,2""#, #""4 2""#, #""none""#, #""normal""#, #""auto""#,
        #""Red""#, ##""#FFF8""##, #""RGB(1 2 3)""#, #""regular""#, #""20..80""#, #""1..<1""#, #""kern=0""#,
        #""0 1 2 red""#, #""material(thin)""#, #"["x"]"#, #"["0 0 red"]"#, #"[{"part": "x", "style": "radius=2"}]"#,
        #"{"radius": 2}"#, #"{"circle": {}}"#, #"{"color": "red"}"#, #""top""#, #""circle""#,
    ]

    /// Whether the schema may allow what the reader refuses.
    private static func isWider(_ key: String, _ value: String) -> Bool {
        switch key {
        // Words that it takes for any text: looks, settings with commas, regular expressions.
        case "style", "firstParagraph", "highlightStyle", "highlightMatch": value.hasPrefix("\"")
        case "highlight": value.contains("\"")
        // Too little room, which depends on other settings, and axes, which depend on the font.
        case "width": ["0", "1", "1.5", "5", #""5""#, #"" 3% ""#].contains(value)
        case "margin", "padding", "stroke": value == #""+1.5e1em""#
        case "variations": value == #""kern=0""#
        // Bounds of numbers in words.
        case "fontWidth", "weight": value.hasPrefix("\"")
        case "fit": value == #"" ""#
        default: false
        }
    }

    @Test("For each key and values of all kinds the schema says what the reader says", arguments: objects)
    func agreement(object: Object) throws {
        let renderer = Renderer()
        let keys = try object.keys()
        #expect(!keys.isEmpty)
        let cases = keys.flatMap { key in
            Self.values.map { (key, $0, object.spec("\"\(key)\": \($0)")) }
        }
        for ((key, value, spec), fault) in zip(cases, try SchemaValidator.faults(in: cases.map(\.2))) {
            let isRight = canBeDrawn(spec, by: renderer)
            if isRight { #expect(fault == nil, "\(spec)") }
            if !isRight, !Self.isWider(key, value) { #expect(fault != nil, "the reader refuses \(spec)") }
        }
    }
}
