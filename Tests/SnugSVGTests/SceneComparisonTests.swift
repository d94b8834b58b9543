import Foundation
import SnugCairo
import SnugComposition
import SnugImages
import SnugScene
import Testing

@testable import Snug

@Suite("SVG files beside painted lists", .enabled(if: Rsvg.isWanted, "rsvg-convert is missing"))
struct SceneComparisonTests {
    @Test("Every scene's SVG, drawn by librsvg, is like the painted one", arguments: Scene.all, [1, 2.5])
    func scene(_ scene: Scene, scale: Double) throws {
        let painter = CairoPainter()
        let expected = try painter.paint(scene.list, scale: scale).bitmap
        let workshop = try Workshop(Workshop.Configuration(CaptionSpec(), limits: Limits()))
        let svg = try workshop.svg(of: scene.list, scale: scale, title: nil, painter: painter)
        let actual = try Rsvg.picture(of: svg.bytes)
        let likeness = try #require(Likeness(expected: expected, actual: actual), "the sizes differ")
        #expect(likeness.isClose, likeness.comment(scene.name))
        if let folder = ProcessInfo.processInfo.environment["SVG_DUMP"] {
            let name = scene.name.replacing(" ", with: "-").replacing(",", with: "") + "-\(scale)"
            let base = URL(filePath: folder).appending(path: name)
            try Data(svg.bytes).write(to: URL(filePath: base.path() + ".svg"))
            try Data(try PNGEncoder.encode(actual)).write(to: URL(filePath: base.path() + ".png"))
            try Data(try PNGEncoder.encode(expected)).write(to: URL(filePath: base.path() + ".want.png"))
            print("LIKE", name, likeness.differing * 100, likeness.mean, likeness.stray.count, svg.bytes.count)
        }
    }
}
