import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

@Suite("SVG files beside the golden pictures", .enabled(if: Rsvg.isWanted, "rsvg-convert is missing"))
struct GoldenComparisonTests {
    private static let renderer = Renderer()

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

    @Test("Every golden spec's SVG, drawn by librsvg, is like the golden picture", arguments: names)
    func golden(name: String) throws {
        let spec = Array(try Data(contentsOf: Repository.goldens.appending(path: name + ".json")))
        let picture = try Picture(json: spec).resolvingPaths(relativeTo: Repository.goldens.path)
        let expected = try PNGDecoder.decode(
            Array(try Data(contentsOf: Repository.goldens.appending(path: name + ".png"))))
        let svg = try Self.renderer.svg(picture)
        #expect(svg.width == expected.width && svg.height == expected.height)
        let actual = try Rsvg.picture(of: svg.bytes)
        let likeness = try #require(Likeness(expected: expected, actual: actual), "the sizes differ")
        #expect(likeness.isClose, likeness.comment(name))
        if let folder = ProcessInfo.processInfo.environment["SVG_DUMP"] {
            let base = URL(filePath: folder).appending(path: name)
            try Data(svg.bytes).write(to: base.appendingPathExtension("svg"))
            try Data(try PNGEncoder.encode(actual)).write(to: base.appendingPathExtension("png"))
            print("LIKE", name, likeness.differing * 100, likeness.mean, likeness.stray.count, svg.bytes.count)
        }
    }
}
