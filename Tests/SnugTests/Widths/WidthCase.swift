import Foundation
import Snug
import SnugTestSupport
import Testing

/// How wide hb-shape makes a text, from `Tests/Fonts/expected-widths.json`.
struct WidthCase: Decodable, Sendable, CustomTestStringConvertible {
    /// The font file, below the top folder.
    var font: String
    var face: Int
    var variations: [String: Double]
    var features: [String]
    var language: String
    var text: String
    /// The sum of the advances in design units.
    var width: Int

    static let all: [WidthCase] = {
        struct File: Decodable { var cases: [WidthCase] }
        let url = Repository.fonts.appending(path: "expected-widths.json")
        guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data) else {
            return []
        }
        return file.cases
    }()

    var testDescription: String { "\(font) \(variations) \(features) \(language) \(text.prefix(24))" }

    /// The text in its font at a size of one unit for each design unit.
    func caption() throws -> Caption {
        let path = Repository.root.appending(path: font).path
        var caption = Caption(text).fontFile(path, face: face).systemFonts(false).language(language)
            .fontWeight(FontWeight(variations["wght"] ?? 400)).italic(variations["slnt"] != nil)
            .fontSize(.px(Double(try unitsPerEm(path)))).outline(.none)
        if !features.isEmpty { caption.spec.features = try FontFeatures(specText: features.joined(separator: ",")) }
        return caption
    }

    /// What the table `head` of the face says.
    private func unitsPerEm(_ path: String) throws -> Int {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        func number(_ place: Int, _ count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
        let isCollection = bytes.starts(with: Array("ttcf".utf8))
        let start = isCollection ? number(12 + 4 * face, 4) : 0
        let records = (0..<number(start + 4, 2)).map { start + 12 + 16 * $0 }
        let head = try #require(records.first { bytes[$0..<$0 + 4].elementsEqual("head".utf8) })
        return number(number(head + 8, 4) + 18, 2)
    }
}
