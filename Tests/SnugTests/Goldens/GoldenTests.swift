import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

@Suite("Golden pictures")
struct GoldenTests {
    private static let renderer = Renderer()

    @Test("Every spec gives the picture beside it, pixel for pixel", arguments: GoldenCase.all)
    func picture(golden: GoldenCase) throws {
        let png = try Self.renderer.png(try golden.spec())
        let actual = try PNGDecoder.decode(png.bytes)
        let expected = try golden.recorded()
        let difference = expected.flatMap { $0 == actual ? nil : BitmapDifference(expected: $0, actual: actual) }
        let isSame = expected != nil && difference == nil

        if RecordMode.current.records(isMissing: expected == nil, isSame: isSame) {
            try Data(png.bytes).write(to: golden.pictureURL)
            Issue.record("recorded \(golden.name).png; look at it and run again without SNUG_RECORD")
        } else if expected == nil {
            Issue.record(
                "\(golden.name).png does not exist; SNUG_RECORD=missing swift test --filter GoldenTests makes it")
        } else if let difference {
            let place = try leave(difference, of: golden)
            Issue.record(
                """
                \(golden.name): \(difference.count) pixels differ, by up to \(difference.largest) levels
                expected | difference | actual: \(place)
                \(libraryVersions.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
                if the new picture is right: SNUG_RECORD=failed swift test --filter GoldenTests
                """)
        }
    }

    @Test("Every picture of the folder belongs to a spec")
    func noOrphans() throws {
        let names = Set(GoldenCase.all.map(\.name)).union(["sheet"])
        for folder in [Repository.goldens, Repository.examples] {
            let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".png") }
                .map { String($0.dropLast(4)) }
            #expect(pictures.filter { !names.contains($0) } == [])
        }
        #expect(!GoldenCase.all.isEmpty)
    }

    @Test("Every spec survives reading and writing", arguments: GoldenCase.all)
    func roundTrip(golden: GoldenCase) throws {
        let spec = try Snug.Picture(json: Array(try Data(contentsOf: golden.specURL)))
        #expect(try Snug.Picture(json: spec.json()) == spec)
        #expect(try JSONDecoder().decode(Snug.Picture.self, from: try JSONEncoder().encode(spec)) == spec)
    }

    private func leave(_ difference: BitmapDifference, of golden: GoldenCase) throws -> String {
        let folder = Repository.root.appending(path: ".build/golden-failures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appending(path: golden.name + ".png")
        try Data(try PNGEncoder.encode(difference.triptych)).write(to: place)
        return place.path
    }
}
