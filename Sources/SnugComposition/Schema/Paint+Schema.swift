public import SnugPixels

extension Color {
    /// A name, digits behind a sign, or one of CSS's functions.
    public static var schema: SpecSchema {
        .reference("color") {
            .any(of: [
                .words(ignoringCase: names), .text("#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"),
                .text(SpecPattern.anyCase(functionNames) + "\\([^()]*\\)"),
            ]).described(expectation)
        }
    }
}

extension ShapeStyle {
    /// A colour, or a function.
    public static var schema: SpecSchema {
        .reference("fill") {
            let name = SpecPattern.anyCase([materialFunction])
            let words = Material.all.map(\.specText).joined(separator: "|")
            return .any(of: [paintSchema, .text("\(name)\\s*\\(\\s*(\(words))\\s*\\)")])
                .described(expectation + ", or material(regular)")
        }
    }

    /// The schema of what paints letters, lines and canvases: all but a material.
    static var paintSchema: SpecSchema {
        .reference("paint") {
            let names = SpecPattern.anyCase(functions.filter { $0 != materialFunction })
            return .any(of: [Color.schema, .text(names + "\\s*\\([\\s\\S]*")]).described(expectation)
        }
    }
}

extension TextColor {
    /// What paints letters, or `auto`.
    public static var schema: SpecSchema { .any(of: [ShapeStyle.paintSchema, .text("auto")]) }
}

extension Material {
    /// A name.
    public static var schema: SpecSchema {
        let words = all.map(\.specText)
        return .any(of: [.words(words), .text(words.joined(separator: "|"))])
    }
}

extension ImageReference {
    /// A path or a URL.
    public static var schema: SpecSchema {
        .string.adding("pattern", .string("\\S")).described(expectation)
    }
}

extension TextShadow {
    /// Two or three lengths, and a colour or nothing.
    public static var schema: SpecSchema {
        .reference("shadow") {
            let length = SpecPattern.length(SpecPattern.number)
            let blur = SpecPattern.length(SpecPattern.extent)
            return .text("\(length)\\s+\(length)(\\s+\(blur))?(\\s+[#a-zA-Z][\\s\\S]*)?").described(expectation)
        }
    }
}

extension DebugMarks {
    /// Words in a list, or in one text with commas between them.
    public static var schema: SpecSchema {
        let words = DebugMark.allCases.map(\.rawValue)
        let word = "(" + words.joined(separator: "|") + ")"
        return .any(of: [.list(of: DebugMark.schema), .text(SpecPattern.list(word))])
    }
}

extension SpecChoice {
    /// The words.
    public static var schema: SpecSchema { .words(allCases.map(\.rawValue)) }
}
