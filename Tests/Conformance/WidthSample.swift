import Foundation

/// A text in one script and the fonts to set it in.
struct WidthSample {
    /// A face of a font file.
    struct Font: CustomStringConvertible {
        var path: String
        var face: Int
        var description: String { face == 0 ? path : "\(path)#\(face)" }
    }

    /// The script of its letters, an ISO 15924 code.
    var script: String
    /// A BCP 47 tag.
    var language: String
    /// `ltr` or `rtl`.
    var direction: String
    var fonts: [Font]
    var text: String

    /// The samples of `width-samples.tsv`.
    static func all() throws -> [WidthSample] {
        let file = Conformance.folder.appending(path: "width-samples.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map(WidthSample.init)
    }

    private init(_ line: Substring) throws {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, ["ltr", "rtl"].contains(fields[2]), !fields[4].isEmpty else {
            throw Trouble("width-samples.tsv: five fields are wanted: \(line)")
        }
        (script, language, direction, text) = (fields[0], fields[1], fields[2], fields[4])
        fonts = try fields[3].split(separator: " ").map { name in
            let parts = name.split(separator: "#")
            let face = parts.count == 2 ? Int(parts[1]) : 0
            guard let face else { throw Trouble("width-samples.tsv: \(name) names no face") }
            return Font(path: try Conformance.font(named: String(parts[0])), face: face)
        }
    }
}

extension Conformance {
    /// The path of a Noto font that is given without its style.
    static func font(named name: String) throws -> String {
        for ending in ["-Regular.ttf", "-Regular.ttc"] {
            if let path = try? font(name + ending) { return path }
        }
        return try font(name + ".ttf")
    }
}
