internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// A few small letters beside what they name, in the built-in font.
struct DebugLabel: Hashable, Sendable {
    /// The letters' size: that of `caption2`.
    static let fontSize = 11.0
    /// The height of the label's line.
    static let lineHeight = 13.0

    private var line: TextLayout.Line?
    private let color: Color
    private let halo: Color?

    /// Lays a text out with its corner at the origin.
    ///
    /// - Parameter halo: the colour of a line of one unit round the letters, nil for none.
    init(
        _ text: String, color: Color, halo: Color?, fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(FontError) {
        self.color = color
        self.halo = halo
        let attributes = TextAttributes(
            font: FontDescription(list: CaptionDefaults.font.names.map { .family($0) }), size: Self.fontSize,
            // Contextual alternates would turn the x between two digits into a multiplication sign.
            features: [FontFeature(tag: "calt", value: 0)])
        let layout = try layOut(
            StyledText(string: text, base: attributes),
            style: ParagraphStyle(alignment: .left, lineHeight: .fixed(Self.lineHeight)), fonts: fonts,
            unicode: unicode)
        line = layout.lines.first
    }

    /// The label's width without its halo.
    var width: Double { line?.box.width ?? 0 }

    /// All that is painted, the halo included; empty without letters.
    var box: Rect {
        guard let line, !line.box.isEmpty else { return .empty }
        return line.box.outset(by: EdgeInsets(halo == nil ? 0 : 1))
    }

    /// The label with its corner near a point: its baseline lies on a whole unit, where digits are sharp.
    func moved(to corner: Point) -> DebugLabel {
        guard let line else { return self }
        var d = corner - line.box.origin
        d.y = (line.baseline + d.y).rounded() - line.baseline
        var label = self
        label.line = line.moved(by: d)
        return label
    }

    /// The label moved into a canvas as far as it goes.
    func moved(into canvas: Rect) -> DebugLabel {
        guard let line else { return self }
        func start(_ start: Double, _ end: Double, _ low: Double, _ high: Double) -> Double {
            max(low, min(start, start + high - end))
        }
        let corner = Point(
            x: start(box.x0, box.x1, canvas.x0, canvas.x1), y: start(box.y0, box.y1, canvas.y0, canvas.y1))
        let d = corner - box.origin
        return d == .zero ? self : moved(to: line.box.origin + Point(x: d.x, y: d.y.rounded(.awayFromZero)))
    }

    /// The label moved down, line by line, to where it lies on none of some others; where it is if the canvas has no room.
    func moved(below others: [Rect], in canvas: Rect) -> DebugLabel {
        var label = self
        while let other = others.first(where: { $0.overlaps(label.box) }) {
            guard let origin = label.line?.box.origin else { return self }
            label = label.moved(to: Point(x: origin.x, y: origin.y + (other.y1 - label.box.y0).rounded(.up)))
            if label.box.y1 > canvas.y1 { return self }
        }
        return label
    }

    /// The halo below the letters, and the letters.
    func items(_ glyphs: inout GlyphTable, _ images: inout ImageTable) -> [DisplayItem] {
        guard let line else { return [] }
        let letters = glyphs.shapes(of: [line], kinds: 1, images: &images) { _ in 0 }[0].letters
        guard !letters.glyphs.isEmpty else { return [] }
        let border = halo.map { DisplayItem.glyphStrokes(letters, LineStyle(width: 2, join: .round), .color($0)) }
        return [border, .glyphs(letters, .color(color))].compactMap { $0 }
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
    }
}
