internal import SnugGeometry
internal import SnugPixels

extension SVGDocument {
    /// The document as UTF-8; the same list and pictures always give the same bytes.
    ///
    /// - Parameters:
    ///   - paintings: what was painted of each of `paintings`, nil where nothing is to be seen.
    ///   - bitmaps: each of `bitmaps` as a PNG file.
    public func bytes(paintings: [SVGPicture?], bitmaps: [[UInt8]]) -> [UInt8] {
        precondition(paintings.count == self.paintings.count, "each painting needs its picture")
        precondition(bitmaps.count == self.bitmaps.count, "each bitmap needs its file")
        var writer = Writer(self, paintings: paintings, bitmaps: bitmaps)
        writer.write(head)
        if let title { writer.write(title: title) }
        writer.writeDefinitions()
        let isInPixels = !canvas.isExactInUnits
        if isInPixels { writer.open("g", [Attribute("transform", "scale(\(canvas.scale))")]) }
        for node in nodes { writer.write(node) }
        if isInPixels { writer.close("g") }
        writer.close("svg")
        return writer.bytes
    }

    private var head: String {
        let box =
            canvas.isExactInUnits
            ? "\(canvas.unitText(width)) \(canvas.unitText(height))" : "\(width) \(height)"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\""
            + " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(box)\"" + (title == nil ? "" : " role=\"img\"")
            + ">\n"
    }
}
