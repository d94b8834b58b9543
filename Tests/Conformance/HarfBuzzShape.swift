import Foundation

/// HarfBuzz's own program for shaping.
struct HarfBuzzShape {
    /// A glyph with its measures in design units, y up.
    struct Glyph: Decodable, Equatable {
        var g: UInt32
        var cl: Int
        var dx: Int
        var dy: Int
        var ax: Int
    }

    private static let program = Program(path: "/usr/bin/hb-shape", package: "libharfbuzz-bin")

    /// The glyphs of a text that is one paragraph, from left to right; the program finds its script by itself.
    static func glyphs(of sample: WidthSample, in font: WidthSample.Font) throws -> [Glyph] {
        let output = try program.output([
            "--font-funcs=ot", "--utf8-clusters", "--no-glyph-names", "--output-format=json", "--bot", "--eot",
            "--language=\(sample.language)", "--direction=\(sample.direction)", "--face-index=\(font.face)", font.path,
            "--text=\(sample.text)",
        ])
        return try JSONDecoder().decode([Glyph].self, from: output)
    }

    /// The glyphs of texts without line ends.
    static func glyphs(ofLines lines: [String], in font: WidthSample.Font) throws -> [[Glyph]] {
        let output = try program.output(
            [
                "--font-funcs=ot", "--utf8-clusters", "--no-glyph-names", "--output-format=json",
                "--face-index=\(font.face)", font.path, "--text-file=-",
            ], input: Data(lines.joined(separator: "\n").utf8))
        return try output.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode([Glyph].self, from: $0) }
    }

    /// The design units of an em, from a font's table `head`.
    static func unitsPerEm(of font: WidthSample.Font) throws -> Double {
        let data = try Data(contentsOf: URL(filePath: font.path), options: .alwaysMapped)
        func number(_ offset: Int, bytes: Int) -> Int {
            data[offset..<(offset + bytes)].reduce(0) { $0 << 8 | Int($1) }
        }
        let isCollection = data.starts(with: Data("ttcf".utf8))
        let start = isCollection ? number(12 + 4 * font.face, bytes: 4) : 0
        for table in 0..<number(start + 4, bytes: 2) {
            let record = start + 12 + 16 * table
            if data[record..<(record + 4)] == Data("head".utf8) {
                return Double(number(number(record + 8, bytes: 4) + 18, bytes: 2))
            }
        }
        throw Trouble("\(font) has no table head")
    }
}
