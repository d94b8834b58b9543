import Foundation
import Snug
import SnugImages
import Testing

/// Expects an error in two lines, what is wrong and what to do, and nothing on stdout.
func expectError(
    _ outcome: Tool.Outcome, code: Int32, _ problem: String, _ remedy: String,
    _ location: SourceLocation = #_sourceLocation
) {
    #expect(outcome.code == code, "\(outcome.error)", sourceLocation: location)
    #expect(outcome.error == "snug: \(problem)\n      \(remedy)\n", sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
}

/// Expects that all went well and nothing was said on stderr.
func expectSilentSuccess(_ outcome: Tool.Outcome, _ location: SourceLocation = #_sourceLocation) {
    #expect(outcome.code == 0, "\(outcome.error)", sourceLocation: location)
    #expect(outcome.error == "", sourceLocation: location)
}

/// The width and height of a PNG file.
func pngSize(_ bytes: [UInt8]) throws -> [Int] {
    let bitmap = try PNGDecoder.decode(bytes)
    return [bitmap.width, bitmap.height]
}

/// What `snug measure` prints.
struct Measured: Decodable {
    struct Box: Decodable {
        var x, y, width, height: Double
    }

    struct Glyph: Decodable {
        var id, cluster: Int
        var x, y, advance: Double
        var font: String
    }

    struct Line: Decodable {
        var text: String
        var start, end: Int
        var width, baseline: Double
        var lineBox, contentBox: Box
        var inkBox: Box?
        var glyphs: [Glyph]?
    }

    struct Outline: Decodable {
        var of, d: String
    }

    struct Warning: Decodable {
        var code, message: String
    }

    struct Canvas: Decodable {
        var width, height: Double
    }

    var offsets: String
    var canvas: Canvas
    var lines: [Line]
    var outlines: [Outline]
    var warnings: [Warning]

    init(_ outcome: Tool.Outcome) throws {
        self = try JSONDecoder().decode(Measured.self, from: Data(outcome.output))
    }
}

/// Measures a caption with the tool.
func measure(
    _ arguments: [String], input: Tool.Input = .nothing, in folder: String? = nil,
    _ location: SourceLocation = #_sourceLocation
) throws -> Measured {
    let outcome = try Tool.run(["measure"] + arguments, input: input, in: folder)
    #expect(outcome.code == 0, "\(outcome.error)", sourceLocation: location)
    return try Measured(outcome)
}
