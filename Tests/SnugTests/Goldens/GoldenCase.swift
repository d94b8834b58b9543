import Foundation
import Snug
import SnugImages
import SnugTestSupport
import Testing

/// A spec in `Tests/Goldens` and the picture beside it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    let name: String

    static let all: [GoldenCase] =
        ((try? FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path)) ?? [])
        .filter { $0.hasSuffix(".json") }
        .sorted()
        .map { GoldenCase(name: String($0.dropLast(5))) }

    var testDescription: String { name }

    var specURL: URL { Repository.goldens.appending(path: name + ".json") }
    var pictureURL: URL { Repository.goldens.appending(path: name + ".png") }

    /// The caption of the spec, its relative paths taken from the folder of the goldens.
    func caption() throws -> Caption {
        try Caption(json: Array(try Data(contentsOf: specURL)))
            .resolvingPaths(relativeTo: Repository.goldens.path)
    }

    /// The picture on record, nil where there is none.
    func recorded() throws -> Bitmap? {
        guard FileManager.default.fileExists(atPath: pictureURL.path) else { return nil }
        return try PNGDecoder.decode(Array(try Data(contentsOf: pictureURL)))
    }
}
