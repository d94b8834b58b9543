import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

/// A spec in `Tests/Goldens` or `Examples` and the picture beside it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let folder: URL
    let name: String

    static let examples = cases(in: Repository.examples)
    static let all = cases(in: Repository.goldens) + examples

    private static func cases(in folder: URL) -> [GoldenCase] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".json") }
            .sorted()
            .map { GoldenCase(folder: folder, name: String($0.dropLast(5))) }
    }

    var testDescription: String { name }

    var specURL: URL { folder.appending(path: name + ".json") }
    var pictureURL: URL { folder.appending(path: name + ".png") }

    /// The spec, its relative paths taken from its folder.
    func spec() throws -> Snug.Picture {
        try Snug.Picture(json: Array(try Data(contentsOf: specURL))).resolvingPaths(relativeTo: folder.path)
    }

    /// The picture on record, nil where there is none.
    func recorded() throws -> Bitmap? {
        guard FileManager.default.fileExists(atPath: pictureURL.path) else { return nil }
        return try PNGDecoder.decode(Array(try Data(contentsOf: pictureURL)))
    }
}
