import Foundation
import SnugUnicode

/// The cases of one of Unicode's test files.
struct UnicodeTestFile {
    /// What stands in the lines, without remarks and empty lines.
    let lines: [Substring]

    /// Reads a file below the folder of Unicode's data.
    ///
    /// Fails unless its version is that of ICU's data: other versions have other rules.
    init(_ path: String) throws {
        let text = try Conformance.text(of: Conformance.unicodeData.appending(path: path), package: "unicode-data")
        let all = text.split(separator: "\n")
        let name = path.split(separator: "/").last ?? ""
        let version = Self.version(all)
        // ICU says 15.0 where the files say 15.0.0.
        let own = UnicodeRules.unicodeVersion
        guard version == own || version == own + ".0" else {
            throw Trouble(
                "\(name) is of Unicode \(version), ICU \(UnicodeRules.icuVersion) has the rules of Unicode \(own): "
                    + "install the unicode-data of that version")
        }
        lines = all.compactMap { line in
            let line = line.prefix { $0 != "#" }
            return line.allSatisfy(\.isWhitespace) ? nil : line
        }
    }

    /// The version of `# LineBreakTest-15.0.0.txt` at the top, or in the files of emoji of `# Version: 15.0` below it.
    private static func version(_ lines: [Substring]) -> String {
        if let line = lines.first(where: { $0.hasPrefix("# Version: ") }) {
            return String(line.dropFirst(11))
        }
        let name = lines.first?.split(separator: "-").last ?? ""
        return String(name.replacing(".txt", with: ""))
    }

    /// Characters written as hexadecimal numbers with spaces between.
    static func scalars(_ text: some StringProtocol) throws -> [Unicode.Scalar] {
        try text.split(separator: " ").map { number in
            guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
                throw Trouble("\(number) is no character")
            }
            return scalar
        }
    }
}

extension UnicodeTestFile {
    /// The characters that a file of properties such as `LineBreak.txt` gives a value.
    static func characters(_ path: String, of value: String) throws -> Set<Unicode.Scalar> {
        var characters: Set<Unicode.Scalar> = []
        for line in try UnicodeTestFile(path).lines {
            let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard fields.count == 2, fields[1] == value else { continue }
            let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
            guard let first = bounds.first, let last = bounds.last else { continue }
            characters.formUnion((first...last).compactMap(Unicode.Scalar.init))
        }
        return characters
    }
}

/// A text with the places where it may be divided.
struct BreakCase {
    /// The characters.
    var scalars: [Unicode.Scalar]
    /// The numbers of the characters after which the text divides, the last one included.
    var breaks: Set<Int>

    /// Reads `× 0023 ÷ 2014 ÷`.
    init(_ line: Substring) throws {
        scalars = []
        breaks = []
        for part in line.split(whereSeparator: \.isWhitespace) {
            switch part {
            case "×": break
            case "÷": breaks.insert(scalars.count)
            default: scalars += try UnicodeTestFile.scalars(part)
            }
        }
        breaks.remove(0)
    }

    /// The text in UTF-8.
    var bytes: [UInt8] {
        Array(String(String.UnicodeScalarView(scalars)).utf8)
    }

    /// The numbers of the characters after which the text divides, of places in its UTF-8 bytes.
    func breaks(ofBytes places: [Int]) -> Set<Int> {
        var byte = 0
        var numbers: [Int: Int] = [:]
        for (index, scalar) in scalars.enumerated() {
            byte += UTF8.width(scalar)
            numbers[byte] = index + 1
        }
        // A place inside a character stands for itself, so that it can be no other's.
        return Set(places.map { numbers[$0] ?? -$0 })
    }

    /// The characters alone.
    var name: String {
        scalars.map(hexadecimal).joined(separator: " ")
    }

    /// The text with the marks of the test files.
    func notation(_ breaks: Set<Int>) -> String {
        scalars.enumerated().map { "\(hexadecimal($1)) \(breaks.contains($0 + 1) ? "÷" : "×")" }
            .joined(separator: " ")
    }

    private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
