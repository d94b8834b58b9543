import Foundation
import SnugTestSupport
import Testing

/// The differences that are known and have a reason, one by one.
///
/// A file has entries of four lines, `case`, `theirs`, `snug` and `rule`, with empty lines between; lines that start
/// with `#` are remarks. Where no difference is known there is no file.
struct ListedDifferences {
    private let file: String
    private let listed: [String: Difference]

    /// Reads the file of a comparison.
    init(of comparison: String) throws {
        let file = "\(comparison)-differences.txt"
        let url = Conformance.folder.appending(path: file)
        let isThere = FileManager.default.fileExists(atPath: url.path())
        try self.init(isThere ? String(contentsOf: url, encoding: .utf8) : "", file: file)
    }

    init(_ text: String, file: String) throws {
        self.file = file
        var listed: [String: Difference] = [:]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
        for lines in lines.split(whereSeparator: \.isEmpty) {
            let entry = try Self.entry(Array(lines), file: file)
            guard listed.updateValue(entry, forKey: entry.name) == nil else {
                throw Trouble("\(file) lists \(entry.name) twice")
            }
        }
        self.listed = listed
    }

    private static func entry(_ lines: [Substring], file: String) throws -> Difference {
        let values = try zip(["case", "theirs", "snug", "rule"], lines).map { key, line in
            guard line.hasPrefix("\(key): "), line.count > key.count + 2 else {
                throw Trouble("\(file): a line with \"\(key): \" is missing before \"\(line)\"")
            }
            return String(line.dropFirst(key.count + 2))
        }
        guard lines.count == 4 else { throw Trouble("\(file): an entry has four lines: \(lines)") }
        let entry = Difference(name: values[0], expected: values[1], found: values[2], rule: values[3])
        guard entry.expected != entry.found else { throw Trouble("\(file): \(entry.name) lists no difference") }
        return entry
    }

    /// How many differences are listed.
    var count: Int { listed.count }

    /// What was found and is not listed so, and what is listed and was not found.
    func disagreements(with found: [Difference]) -> (new: [Difference], gone: [Difference]) {
        let names = Set(found.map(\.name))
        let new = found.filter { difference in
            guard let entry = listed[difference.name] else { return true }
            return entry.expected != difference.expected || entry.found != difference.found
        }
        return (new, listed.values.filter { !names.contains($0.name) }.sorted { $0.name < $1.name })
    }

    /// Fails the test at hand where the list and what was found do not agree, and says what was compared.
    ///
    /// Differences that are not listed are written to a file below `.build/conformance`: `swift test` loses output that
    /// is not ASCII where its buffers end inside a character.
    func check(
        _ found: [Difference], of cases: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        Conformance.report("\(what): \(cases) compared, \(found.count) differ, \(count) listed")
        let (new, gone) = disagreements(with: found)
        if !new.isEmpty {
            let folder = Repository.root.appending(path: ".build/conformance")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let output = folder.appending(path: file)
            try Data(new.map(\.entry).joined(separator: "\n").utf8).write(to: output)
            fail("\(file) does not list what \(output.path()) shows", new, sourceLocation)
        }
        if !gone.isEmpty {
            fail("\(file) lists what no longer differs", gone, sourceLocation)
        }
    }

    private func fail(_ fault: String, _ differences: [Difference], _ sourceLocation: SourceLocation) {
        let names = differences.map(\.name)
        let some = names.prefix(20) + (names.count > 20 ? ["and \(names.count - 20) more"] : [])
        Issue.record("\(fault):\n\(some.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}
