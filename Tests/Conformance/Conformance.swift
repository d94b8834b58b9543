import Foundation
import SnugTestSupport
import SnugUnicode
import Testing

/// Comparisons with Unicode's test files and with other programs, which need more than the build does.
enum Conformance {
    /// `make conformance` asks for the comparisons; a plain `swift test` passes them over.
    static let isWanted = ProcessInfo.processInfo.environment["SNUG_CONFORMANCE"] != nil

    /// This folder.
    static let folder = Repository.root.appending(path: "Tests/Conformance")

    /// Where Debian's package `unicode-data` keeps its files.
    static let unicodeData = URL(filePath: "/usr/share/unicode")

    /// Where Debian's Noto packages keep their fonts, the folders in which a font's name is looked up.
    static let fontFolders = ["truetype/noto", "opentype/noto"].map {
        URL(filePath: "/usr/share/fonts").appending(path: $0)
    }

    /// The text of a file; what is missing names the package that brings it.
    static func text(of file: URL, package: String) throws -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw Trouble("cannot read \(file.path()), of Debian's package \(package): \(error.localizedDescription)")
        }
    }

    /// The path of a font of Debian's Noto packages.
    static func font(_ name: String) throws -> String {
        let files = fontFolders.map { $0.appending(path: name) }
        guard let file = files.first(where: { FileManager.default.isReadableFile(atPath: $0.path()) }) else {
            throw Trouble(
                "there is no font \(name): Debian's packages fonts-noto-core, fonts-noto-cjk and "
                    + "fonts-noto-color-emoji are needed")
        }
        return file.path()
    }

    /// Says on standard output what was compared.
    static func report(_ line: String) {
        print("conformance: \(line)")
    }
}

/// What stops a comparison.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
