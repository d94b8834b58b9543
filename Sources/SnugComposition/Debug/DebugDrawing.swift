internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

/// Marks over a picture that show how it came about; they change neither the layout nor the canvas.
///
/// All places are in layout units from the canvas' upper left corner.
struct DebugDrawing: Hashable, Sendable {
    /// What is to be marked.
    let marks: DebugMarks
    private var shapes: [DisplayItem] = []
    private var frames: [FrameSizeDrawing] = []
    /// The frames that are marked, each once: that of a stack is often that of its one child.
    private var marked: Set<Rect> = []
    /// How many of the labels before it a label keeps clear of: those inside a frame stand just before its own.
    private static let neighbours = 50

    /// Starts without any mark.
    init(_ marks: DebugMarks) {
        self.marks = marks
    }

    /// Marks the frame of something, if frames are asked for; its label stays inside the canvas.
    mutating func add(
        frame: Rect, in canvas: Rect, fonts: any FontProvider, unicode: any UnicodeProvider
    ) throws(FontError) {
        guard marks.marks.contains(.frames), marked.insert(frame).inserted else { return }
        let color = DebugMark.frames.color
        frames.append(
            try FrameSizeDrawing(
                frame: frame, color: color, halo: color.halo, in: canvas,
                below: frames.suffix(Self.neighbours).map(\.labelBox), fonts: fonts, unicode: unicode))
    }

    /// Marks boxes, baselines and glyphs of lines, whichever is asked for.
    mutating func add(lines: [TextLayout.Line], boxes: [LineBoxes], fonts: any FontProvider) {
        if marks.marks.contains(.glyphs) { shapes += lines.flatMap { $0.glyphMarks(fonts: fonts) } }
        if marks.marks.contains(.lines) {
            shapes += boxes.flatMap { [$0.padded.hairline(.padding), $0.content.hairline(.content)] }.flatMap { $0 }
        }
        if marks.marks.contains(.baselines) { shapes += lines.flatMap(\.baselineMark) }
    }

    /// Marks an outline, if that is asked for.
    mutating func add(outline: Path) {
        guard marks.marks.contains(.outline), !outline.isEmpty else { return }
        shapes += outline.outlineMarks
    }

    /// The marks from the bottom up; the letters of labels go into the table.
    func items(_ glyphs: inout GlyphTable, _ images: inout ImageTable) -> [DisplayItem] {
        var items = shapes
        for frame in frames { items += frame.items(&glyphs, &images) }
        return items
    }
}

extension DebugMark {
    /// The colour of the marks.
    var color: Color {
        switch self {
        case .frames: .systemBlue
        case .lines: .padding
        case .baselines: .systemRed
        case .glyphs: .systemPurple
        case .outline: .systemPink
        }
    }
}

extension Color {
    /// The marks of padded line boxes.
    fileprivate static let padding = systemGreen
    /// The marks of content boxes.
    fileprivate static let content = systemOrange

    /// The colour round letters in this one: white round dark and middling colours, else black.
    var halo: Color { relativeLuminance < 0.4 ? .white : .black }
}
