public import SnugComposition
internal import SnugGeometry
internal import SnugText

extension CaptionLayout {
    /// The layout as a JSON document, in layout units from the canvas' upper left corner, y down.
    ///
    /// Offsets are UTF-8 bytes of the text. Numbers are rounded to a millionth.
    ///
    /// - Parameter listsGlyphs: whether each line lists its glyphs.
    public func json(listsGlyphs: Bool = false) -> [UInt8] {
        var writer = JSONWriter(pretty: true)
        writer.object { writer in
            writer.member("offsets", "utf8")
            writer.key("canvas")
            writer.object(inline: true) { writer in
                writer.member("width", canvas.width)
                writer.member("height", canvas.height)
            }
            writeParts(to: &writer, listsGlyphs: listsGlyphs)
            writer.key("warnings")
            writer.array { writer in
                for warning in warnings { writer.warning(warning) }
            }
        }
        return writer.takeBytes() + [UInt8(ascii: "\n")]
    }

    /// The members that tell of text and outline.
    func writeParts(to writer: inout JSONWriter, listsGlyphs: Bool) {
        writer.member("fontSize", fontSize)
        // What stands beside the caption needs this: the box round the outline, or round all of its padded lines.
        let box = outline?.bounds ?? boxes.reduce(Rect(x0: 0, y0: 0, x1: 0, y1: 0)) { $0.union($1.padded) }
        writer.member("box", box.isEmpty ? nil : box)
        writer.key("lines")
        writer.array { writer in
            let bytes = Array(text.utf8)
            for (line, boxes) in zip(lines, boxes) {
                write(line, boxes, text: bytes, listsGlyphs: listsGlyphs, to: &writer)
            }
        }
        if let runs {
            writer.key("runs")
            writer.write(runs)
        }
        writer.key("outlines")
        writer.array { writer in
            if let outline {
                writer.object { writer in
                    writer.member("of", "background")
                    writer.member("d", outline.svgData)
                }
            }
            for highlight in highlights { write(highlight, to: &writer) }
        }
    }

    private func write(
        _ line: TextLayout.Line, _ boxes: LineBoxes, text: [UInt8], listsGlyphs: Bool, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("text", String(decoding: text[line.visibleRange], as: UTF8.self))
            writer.member("start", line.visibleRange.lowerBound)
            writer.member("end", line.visibleRange.upperBound)
            writer.member("width", line.box.width)
            writer.member("baseline", line.baseline)
            writer.key("truncated")
            writer.write(line.isTruncated)
            writer.member("direction", line.isRightToLeft ? "rtl" : "ltr")
            writer.member("lineBox", line.box)
            writer.member("contentBox", boxes.content)
            writer.member("paddedBox", boxes.padded.isEmpty ? nil : boxes.padded)
            writer.member("inkBox", line.ink)
            guard listsGlyphs else { return }
            writer.key("glyphs")
            writer.array { writer in
                for run in line.runs {
                    for glyph in run.glyphs { write(glyph, of: run, to: &writer) }
                }
            }
        }
    }

    private func write(_ highlight: HighlightDrawing, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("of", "highlight")
            writer.member("start", highlight.range.lowerBound)
            writer.member("end", highlight.range.upperBound)
            writer.member("d", highlight.shape.path.svgData)
        }
    }

    /// The runs that were read, where the text was given in runs or in markup.
    private var runs: JSONNode? {
        guard let richText else { return nil }
        return try? JSONTreeEncoder().encode(richText)
    }

    private func write(_ glyph: TextLayout.Glyph, of run: TextLayout.Run, to writer: inout JSONWriter) {
        writer.object(inline: true) { writer in
            writer.member("id", Int(glyph.id))
            writer.member("cluster", glyph.cluster)
            writer.member("x", glyph.position.x)
            writer.member("y", glyph.position.y)
            writer.member("advance", glyph.advance)
            writer.member("font", fontNames[run.font] ?? "")
        }
    }
}

extension JSONWriter {
    mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        beginObject(inline: inline)
        members(&self)
        endObject()
    }

    mutating func array(inline: Bool = false, _ items: (inout JSONWriter) -> Void) {
        beginArray(inline: inline)
        items(&self)
        endArray()
    }

    mutating func member(_ name: String, _ value: String) {
        key(name)
        write(value)
    }

    mutating func member(_ name: String, _ value: Int) {
        key(name)
        write(value)
    }

    /// A number of a layout, which is always finite.
    mutating func member(_ name: String, _ value: Double) {
        key(name)
        if let number = JSONNumber((value * 1e6).rounded() / 1e6) { write(number) } else { writeNull() }
    }

    mutating func member(_ name: String, _ box: Rect?) {
        key(name)
        guard let box else { return writeNull() }
        object(inline: true) { writer in
            writer.member("x", box.x0)
            writer.member("y", box.y0)
            writer.member("width", box.width)
            writer.member("height", box.height)
        }
    }

    mutating func warning(_ warning: Warning) {
        object(inline: true) { writer in
            writer.member("code", warning.code)
            writer.member("message", warning.message)
        }
    }
}
