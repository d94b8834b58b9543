import Snug

/// Prints which fonts there are, which face of a family is used, or which fonts draw a text.
struct FontsCommand {
    /// A line of the answer.
    private struct Row {
        var face: FontFace
        /// The characters that it draws, where a text was asked about.
        var characters: [Unicode.Scalar]?
        var isMissing = false
    }

    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let rows: [Row]
        do {
            rows = try answer()
        } catch {
            throw .snug(error, SettingOrigins(flags: invocation.spec))
        }
        let lines = invocation.reportsJSON ? [json(rows)] : table(rows)
        try SnugTool.write(Array(lines.map { $0 + "\n" }.joined().utf8), isPicture: false)
        let missing = rows.lazy.filter(\.isMissing).reduce(0) { $0 + ($1.characters?.count ?? 0) }
        if invocation.isStrict, missing > 0 { throw .strict(count: missing) }
    }

    private func answer() throws(SnugError) -> [Row] {
        let renderer = Renderer()
        let caption = Caption(spec: invocation.spec)
        switch invocation.fontQuery {
        case nil:
            return try renderer.availableFonts(for: caption).map { Row(face: $0) }
        case .match(let family):
            return try renderer.fonts(of: caption.font([family])).map { Row(face: $0) }
        case .covers(let text):
            var drawn = invocation.spec
            drawn.text = text
            return try renderer.fontUses(of: Caption(spec: drawn)).map {
                Row(face: $0.font, characters: $0.characters, isMissing: $0.isMissing)
            }
        }
    }

    private func table(_ rows: [Row]) -> [String] {
        let cells = rows.map { row in
            [row.face.family, row.face.style, row.face.place] + (row.characters.map { [characters($0, of: row)] } ?? [])
        }
        let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }.joined()
        }
    }

    private func characters(_ scalars: [Unicode.Scalar], of row: Row) -> String {
        let text = String(String.UnicodeScalarView(scalars))
        let codes = scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
        return row.isMissing ? "in no font: \(codes)" : text
    }

    private func json(_ rows: [Row]) -> String {
        var writer = JSONWriter(pretty: true)
        writer.beginArray()
        for row in rows {
            writer.beginObject(inline: true)
            for (key, value) in [("family", row.face.family), ("style", row.face.style)] {
                writer.key(key)
                writer.write(value)
            }
            writer.key("file")
            if let path = row.face.path { writer.write(path) } else { writer.writeNull() }
            writer.key("face")
            writer.write(row.face.face)
            writer.key("variable")
            writer.write(row.face.isVariable)
            if let characters = row.characters {
                writer.key("characters")
                writer.write(String(String.UnicodeScalarView(characters)))
                writer.key("missing")
                writer.write(row.isMissing)
            }
            writer.endObject()
        }
        writer.endArray()
        return String(decoding: writer.takeBytes(), as: UTF8.self)
    }
}

extension FontFace {
    /// The file and, in a collection, the face; the built-in font has no file.
    fileprivate var place: String {
        guard let path else { return "built in" }
        return face == 0 ? path : "\(path)#\(face)"
    }
}
