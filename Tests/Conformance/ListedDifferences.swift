import Foundation
import Testing

/// The differences that are known and have a reason, one by one.
///
/// A file has entries of four lines, `case`, `theirs`, `snug` and `rule`, with empty lines between; lines that start
/// with `#` are remarks.
struct ListedDifferences {
    private let file: String
    private let listed: [String: Difference]

    init(file: String) throws {
        let text = try String(contentsOf: Conformance.folder.appending(path: file), encoding: .utf8)
        try self.init(text, file: file)
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

    /// What of the list and of the found differences does not agree, ready to be read; nil where all agrees.
    func disagreement(with found: [Difference]) -> String? {
        let current = Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
        let new = found.filter { difference in
            guard let entry = listed[difference.name] else { return true }
            return entry.expected != difference.expected || entry.found != difference.found
        }
        let gone = listed.values.filter { current[$0.name] == nil }.sorted { $0.name < $1.name }
        guard !new.isEmpty || !gone.isEmpty else { return nil }
        return
            ([new.isEmpty ? "" : "\(file) does not list these \(new.count):\n"] + new.map(\.entry)
            + [gone.isEmpty ? "" : "\(file) lists these \(gone.count), which no longer differ:\n"] + gone.map(\.entry))
            .joined(separator: "\n")
    }

    /// Fails the test at hand where the list and what was found do not agree, and says what was compared.
    func check(
        _ found: [Difference], of cases: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        Conformance.report("\(what): \(cases) compared, \(found.count) differ, \(count) of them listed")
        if let disagreement = disagreement(with: found) {
            print(disagreement)
            Issue.record(Comment(rawValue: disagreement), sourceLocation: sourceLocation)
        }
    }
}
