import Foundation

/// A paragraph wrapped by Pango.
struct PangoWraps: Decodable {
    /// Pango's version.
    var version: String
    /// The paragraph's width where nothing wraps it.
    var width: Double
    /// The texts of the lines at each width.
    var lines: [[String]]

    private struct Task: Encodable {
        var text: String
        var language: String
        var families: [String]
        var size: Double
        var widths: [Double]
    }

    private static let program = Program(path: "/usr/bin/python3", package: "python3-gi")

    /// Wraps a paragraph at several widths, with no fonts in reach but its own.
    init(_ paragraph: WrapParagraph, size: Double, widths: [Double]) throws {
        let task = Task(
            text: try paragraph.text, language: paragraph.language, families: paragraph.families, size: size,
            widths: widths
        )
        let folder = try TemporaryFolder()
        let fonts = folder.url.appending(path: "fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        for path in try paragraph.fonts {
            let font = URL(filePath: path)
            try FileManager.default.createSymbolicLink(
                at: fonts.appending(path: font.lastPathComponent), withDestinationURL: font)
        }
        let configuration = folder.url.appending(path: "fonts.conf")
        let cache = folder.url.appending(path: "cache").path()
        let xml = "<fontconfig><dir>\(fonts.path())</dir><cachedir>\(cache)</cachedir></fontconfig>"
        try Data(xml.utf8).write(to: configuration)
        let output = try Self.program.output(
            [Conformance.folder.appending(path: "pango-wraps.py").path()], input: try JSONEncoder().encode(task),
            environment: ["FONTCONFIG_FILE": configuration.path(), "PYTHONDONTWRITEBYTECODE": "1"])
        self = try JSONDecoder().decode(PangoWraps.self, from: output)
    }
}
