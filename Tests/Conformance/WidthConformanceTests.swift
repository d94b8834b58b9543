import Foundation
import Snug
import Testing

@Suite("Widths against hb-shape", .enabled(if: Conformance.isWanted))
struct WidthConformanceTests {
    /// In em.
    private static let tolerance = 1e-6

    @Test("A line has the glyphs, places and width of hb-shape in every script")
    func widths() throws {
        let renderer = Renderer()
        var scripts: Set<String> = []
        var count = 0
        var faults: [String] = []
        for sample in try WidthSample.all() {
            scripts.insert(sample.script)
            for font in sample.fonts {
                count += 1
                if let fault = try fault(sample, font, renderer) {
                    faults.append("\(sample.script) \(sample.language) \(font): \(fault)")
                }
            }
        }
        Conformance.report(
            "widths against hb-shape: \(count) compared in \(scripts.count) scripts, \(faults.count) differ")
        #expect(scripts.count >= 40)
        #expect(faults.isEmpty, Comment(rawValue: faults.joined(separator: "\n")))
    }

    @Test("Every upright regular font of Debian's Noto packages is compared")
    func fonts() throws {
        let compared = Set(try WidthSample.all().flatMap { $0.fonts.map(\.path) })
        for folder in Conformance.fontFolders {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            for name in names where name.contains("-Regular.") || name == "NotoColorEmoji.ttf" {
                #expect(compared.contains(folder.appending(path: name).path()))
            }
        }
    }

    /// How Snug's line differs from HarfBuzz's glyphs; nil where it does not.
    private func fault(_ sample: WidthSample, _ font: WidthSample.Font, _ renderer: Renderer) throws -> String? {
        let size = 40.0
        let theirs = try HarfBuzzShape.glyphs(of: sample, in: font)
        let unit = try size / HarfBuzzShape.unitsPerEm(of: font)
        let layout = try renderer.layout(
            of: Caption(sample.text).fontFile(font.path, face: font.face).fontWeight(.regular).systemFonts(false)
                .fontSize(.px(size)).language(sample.language).outline(.none))
        guard layout.warnings.isEmpty else { return "\(layout.warnings)" }
        guard layout.lines.count == 1, let line = layout.lines.first else { return "\(layout.lines.count) lines" }
        let width = Double(theirs.reduce(0) { $0 + $1.ax }) * unit
        if abs(width - line.box.width) > Self.tolerance * size {
            return "width \(line.box.width), not \(width)"
        }
        let glyphs = line.runs.flatMap(\.glyphs)
        guard glyphs.map(\.id) == theirs.map(\.g) else { return "glyphs \(glyphs.map(\.id)), not \(theirs.map(\.g))" }
        var pen = 0
        for (own, their) in zip(glyphs, theirs) {
            let x = line.box.x0 + Double(pen + their.dx) * unit
            let y = line.baseline - Double(their.dy) * unit
            if abs(own.position.x - x) > Self.tolerance * size || abs(own.position.y - y) > Self.tolerance * size {
                return "glyph \(own.id) at \(own.position), not \(x), \(y)"
            }
            pen += their.ax
        }
        return nil
    }
}
