internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// A dashed line inside a frame and the frame's size in words, `120x48`, in its upper trailing corner.
struct FrameSizeDrawing: Hashable, Sendable {
    /// The thickness of the line.
    private static let lineWidth = 1.0
    /// The length of dashes and of the gaps between them.
    private static let dash = 5.0
    /// The room between the label and the frame.
    private static let inset = 2.0

    let frame: Rect
    private let color: Color
    private let label: DebugLabel

    /// Draws the frame of anything.
    ///
    /// A label that is too large for the frame stands below it, and ends where the frame ends.
    ///
    /// - Parameters:
    ///   - frame: what is measured; both sides are told in whole units, the rest is left out.
    ///   - halo: the colour of a line of one unit round the letters, nil for none.
    ///   - canvas: where the label must stay, nil if the canvas grows for it.
    ///   - others: labels that it must not cover as long as the canvas has room.
    init(
        frame: Rect, color: Color = .systemBlue, halo: Color? = nil, in canvas: Rect? = nil,
        below others: [Rect] = [], fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(FontError) {
        self.frame = frame
        self.color = color
        let text = Self.truncated(frame.width) + "x" + Self.truncated(frame.height)
        let label = try DebugLabel(text, color: color, halo: halo, fonts: fonts, unicode: unicode)
        let isInside =
            label.width + 2 * Self.inset <= frame.width && DebugLabel.lineHeight + 2 * Self.inset <= frame.height
        let placed = label.moved(
            to: Point(
                x: frame.x1 - label.width - (isInside ? Self.inset : 0),
                y: isInside ? frame.y0 + Self.inset : frame.y1 + Self.inset))
        self.label = canvas.map { placed.moved(into: $0).moved(below: others, in: $0) } ?? placed
    }

    /// What the label covers.
    var labelBox: Rect { label.box }

    /// What a canvas must hold so that nothing is cut: the frame and its label.
    var box: Rect { frame.union(label.box) }

    /// The frame and its label, from the bottom up; letters go into the table.
    func items(_ glyphs: inout GlyphTable, _ images: inout ImageTable) -> [DisplayItem] {
        line + label.items(&glyphs, &images)
    }

    /// The dashed line, inside the frame taken to whole units.
    private var line: [DisplayItem] {
        if frame.isEmpty { return [] }
        let whole = Rect(
            x0: frame.x0.rounded(), y0: frame.y0.rounded(), x1: frame.x1.rounded(), y1: frame.y1.rounded())
        let middle = whole.inset(by: EdgeInsets(Self.lineWidth / 2))
        // A frame that is hardly larger than the line is all line.
        if middle.isEmpty { return [.fill(.roundedRect(frame, radii: .zero), .color(color), .nonZero)] }
        return [
            .stroke(
                .roundedRect(middle, radii: .zero),
                LineStyle(width: Self.lineWidth, dash: [Self.dash, Self.dash]), .color(color))
        ]
    }

    /// A length in whole units, the rest left out; what rounding has taken from a whole one is no rest.
    private static func truncated(_ length: Double) -> String {
        shortestText(of: max(0, (length + 1.0 / 1024).rounded(.down)))
    }
}
