import Foundation
import Testing

/// A JPEG file of the folder Pictures, and what can be changed in it.
struct JPEGFile: CustomTestStringConvertible {
    let name: String
    var bytes: [UInt8]

    static let width = 37
    static let height = 23

    /// All that can be read.
    static let readable = all.filter { $0.name != "cmyk" }

    /// The folder is the list.
    private static let all: [JPEGFile] = {
        do {
            let folder = Bundle.module.url(forResource: "Pictures", withExtension: nil) ?? URL(filePath: "Pictures")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "jpg" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
                .map {
                    JPEGFile(name: $0.deletingPathExtension().lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
                }
        } catch {
            fatalError("the pictures cannot be read: \(error)")
        }
    }()

    static func named(_ name: String) throws -> JPEGFile { try #require(all.first { $0.name == name }) }

    var testDescription: String { name }
    var isGrey: Bool { name.hasPrefix("grey") }

    /// The colours before they were compressed, by the formulas of `make-pictures.py`.
    func original(_ x: Int, _ y: Int) -> [Int] {
        if isGrey { return Array(repeating: 20 + 4 * x + 3 * y, count: 3) }
        let (red, green) = (40 + 5 * x, 30 + 8 * y)
        return [red, green, 255 - (red + green) / 2]
    }
}

extension JPEGFile {
    /// The file with segments right behind its start.
    func inserting(_ segments: [(marker: UInt8, body: [UInt8])]) -> [UInt8] {
        var changed = Array(bytes[..<2])
        for segment in segments {
            changed += [0xff, segment.marker] + PNGBuilder.bigEndian(segment.body.count + 2).suffix(2) + segment.body
        }
        return changed + bytes[2...]
    }

    /// The file with the bytes of its frame from an offset behind the frame's length: precision, height, width.
    func frame(marker: UInt8? = nil, at offset: Int = 0, _ values: [UInt8]) throws -> [UInt8] {
        var changed = bytes
        let start = try #require(
            bytes.indices.dropLast().first { bytes[$0] == 0xff && Self.frames.contains(bytes[$0 + 1]) })
        if let marker { changed[start + 1] = marker }
        changed.replaceSubrange(start + 4 + offset..<start + 4 + offset + values.count, with: values)
        return changed
    }

    private static let frames: [UInt8] = [0xc0, 0xc1, 0xc2, 0xc9, 0xca]

    /// The offset of the first scan's marker.
    func firstScan() throws -> Int {
        try #require(bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xda })
    }
}
