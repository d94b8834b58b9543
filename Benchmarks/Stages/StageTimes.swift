import Snug
import SnugCairo
import SnugComposition
import SnugFonts
import SnugImages
import SnugUnicode

/// The stages of one caption and how long each takes.
struct StageTimes {
    static let rounds = 25

    let workload: Workload
    private(set) var first: [(stage: String, time: Duration)] = []
    private(set) var warm: [(stage: String, time: Duration)] = []

    init(_ workload: Workload) {
        self.workload = workload
    }

    /// Measures the first run with new fonts, then runs with the same.
    consuming func run() throws -> StageTimes {
        var clock = StageClock()
        let fonts = FontLibrary()
        _ = try fonts.fonts(for: FontDescription(list: [.family("Inter")], weight: 700))
        clock.lap("fonts")
        let unicode = try UnicodeRules()
        clock.lap("unicode")
        try draw(fonts, unicode, &clock)
        first = clock.laps
        var runs: [[(stage: String, time: Duration)]] = []
        for _ in 0..<Self.rounds {
            var clock = StageClock()
            try draw(fonts, unicode, &clock)
            runs.append(clock.laps)
        }
        warm = runs[0].indices.map { stage in
            (runs[0][stage].stage, runs.map { $0[stage].time }.sorted()[Self.rounds / 2])
        }
        return self
    }

    private func draw(_ fonts: FontLibrary, _ unicode: UnicodeRules, _ clock: inout StageClock) throws {
        let layout = try CaptionLayout(workload.spec, fonts: fonts, unicode: unicode)
        clock.lap("layout and outline")
        let list = layout.displayList(glyphs: GlyphShapes(fonts))
        clock.lap("glyph outlines")
        let canvas = try CairoPainter().paint(list, scale: 1)
        clock.lap("paint")
        _ = try PNGEncoder.encode(canvas)
        clock.lap("encode")
    }

    func print() {
        Swift.print("\n\(workload.name)")
        for (stage, time) in first {
            let again = warm.first { $0.stage == stage }.map { microseconds($0.time) } ?? "-"
            Swift.print("  " + pad(stage, 20) + pad(microseconds(time), 10) + again)
        }
    }

    /// The median time of laying a text out with fonts that are open.
    static func layout(of spec: CaptionSpec) throws -> Duration {
        let fonts = FontLibrary()
        let unicode = try UnicodeRules()
        var times: [Duration] = []
        for _ in 0..<4 {
            let start = ContinuousClock.now
            _ = try CaptionLayout(spec, fonts: fonts, unicode: unicode)
            times.append(ContinuousClock.now - start)
        }
        return times.dropFirst().sorted()[1]
    }
}

/// The shapes of a library's glyphs.
private final class GlyphShapes: GlyphSource {
    private let fonts: FontLibrary

    init(_ fonts: FontLibrary) {
        self.fonts = fonts
    }

    func outline(of glyph: UInt32, in font: FontID) -> Path { fonts.outline(of: glyph, in: font) }

    func colorGlyph(of glyph: UInt32, in font: FontID) -> (bitmap: Bitmap, box: Rect)? {
        fonts.colorGlyph(of: glyph, in: font)
    }

    func isColorFont(_ font: FontID) -> Bool { fonts.isColorFont(font) }
}
