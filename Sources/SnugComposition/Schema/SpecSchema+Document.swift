extension SpecSchema {
    /// The schema of a whole spec: what `Picture` reads.
    ///
    /// It allows all that can be drawn, and refuses nearly all that cannot. Wider than the reader are the patterns of
    /// gradients, pictures, CSS's colour functions and shadows, whose arguments it does not read; of numbers in words, whose
    /// bounds it does not know but for 0; and of highlights and styles in words, markup and regular expressions, which it
    /// takes for any text. What depends on more than one value (per cent without a canvas, paints of what is no shape,
    /// axes of a font) it does not know.
    public static let document: JSONNode = {
        let root = SpecSchema()
            .adding("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
            .adding("title", .string("Snug picture"))
            .described(
                "A caption, with the flags of snug in camelCase as keys; or a tree of elements, "
                    + "with settings for all texts in it beside them."
            )
            .adding("anyOf", [CaptionSpec.pictureSchema, Element.pictureSchema])
        return root.adding("$defs", root.allDefinitions()).node
    }()

    /// All definitions that the schema needs, those that only other definitions refer to included, by name.
    private func allDefinitions() -> [Property] {
        var found: [String: SpecSchema] = [:]
        var waiting = definitions
        while let definition = waiting.popLast() {
            guard found[definition.name] == nil else { continue }
            let schema = definition.schema()
            found[definition.name] = schema
            waiting += schema.definitions
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.titled(keyInWords($0.key))) }
    }
}

/// A key's name in words: `Font weight` of `fontWeight`.
private func keyInWords(_ key: String) -> String {
    let words = key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    return words.prefix(1).uppercased() + words.dropFirst()
}
