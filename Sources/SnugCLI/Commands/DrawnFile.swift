import Snug

/// A picture as the bytes of a file, whatever its format.
struct DrawnFile {
    var bytes: [UInt8]
    /// Pixels in a row, and number of rows.
    var width, height: Int
    var fontNames: [String]
    var warnings: [Warning]

    init(_ png: RenderedPNG) {
        (bytes, width, height) = (png.bytes, png.width, png.height)
        (fontNames, warnings) = (png.fontNames, png.warnings)
    }

    init(_ svg: RenderedSVG) {
        (bytes, width, height) = (svg.bytes, svg.width, svg.height)
        (fontNames, warnings) = (svg.fontNames, svg.warnings)
    }
}

extension DrawnFile {
    /// The report as a JSON object on a line of its own.
    func report(file: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("file")
        writer.write(file)
        for (key, value) in [("width", width), ("height", height), ("bytes", bytes.count)] {
            writer.key(key)
            writer.write(value)
        }
        writer.key("warnings")
        writer.beginArray()
        for warning in warnings {
            writer.beginObject()
            writer.key("code")
            writer.write(warning.code)
            writer.key("message")
            writer.write(warning.message)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.takeBytes() + [UInt8(ascii: "\n")]
    }
}
