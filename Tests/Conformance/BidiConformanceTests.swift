import SnugUnicode
import Testing

@testable import SnugText

@Suite("Bidirectional levels and order against Unicode's test files", .enabled(if: Conformance.isWanted))
struct BidiConformanceTests {
    /// A paragraph with the levels that it must have.
    private struct Case {
        var name: String
        var scalars: [Unicode.Scalar]
        var direction: BaseDirection
        /// The paragraph's own level; nil where the file does not say.
        var base: UInt8?
        /// A level for each character, nil for those that rule X9 removes.
        var levels: [UInt8?]
        /// The numbers of the characters from left to right, without removed ones.
        var order: [Int]
    }

    @Test("Characters have the levels and the order of BidiCharacterTest")
    func characters() throws {
        let rules = try UnicodeRules()
        let lines = try UnicodeTestFile("BidiCharacterTest.txt").lines
        let differences = try lines.compactMap { try difference(Self.characterCase($0), rules) }
        #expect(lines.count > 90_000)
        try check(differences, of: lines.count, "BidiCharacterTest")
    }

    @Test("Classes have the levels and the order of BidiTest")
    func classes() throws {
        let rules = try UnicodeRules()
        var levels: [UInt8?] = []
        var order: [Int] = []
        var count = 0
        var differences: [Difference] = []
        for line in try UnicodeTestFile("BidiTest.txt").lines {
            if line.hasPrefix("@Levels:") {
                levels = Self.levels(line.dropFirst(8))
            } else if line.hasPrefix("@Reorder:") {
                order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            } else {
                for test in try Self.classCases(line, levels: levels, order: order) {
                    count += 1
                    if let difference = difference(test, rules) { differences.append(difference) }
                }
            }
        }
        #expect(count > 700_000)
        try check(differences, of: count, "BidiTest")
    }

    private func check(_ differences: [Difference], of count: Int, _ what: String) throws {
        try ListedDifferences(of: what == "BidiTest" ? "bidi" : "bidi-character").check(
            differences, of: count, "\(what) \(UnicodeRules.unicodeVersion)")
    }

    private func difference(_ test: Case, _ rules: UnicodeRules) -> Difference? {
        let (levels, base) = rules.bidiLevels(of: test.scalars, direction: test.direction)
        let kept = test.levels.indices.filter { test.levels[$0] != nil }
        let isRight =
            levels.count == test.levels.count && (test.base == nil || test.base == base)
            && kept.allSatisfy { levels[$0] == test.levels[$0] }
            && visualOrder(kept.map { levels[$0] }).map { kept[$0] } == test.order
        guard !isRight else { return nil }
        let found = levels.indices.map { test.levels.indices.contains($0) && test.levels[$0] == nil ? nil : levels[$0] }
        return Difference(
            name: test.name, expected: Self.text(test.levels, base: test.base, order: test.order),
            found: Self.text(
                found, base: test.base == nil ? nil : base,
                order: visualOrder(kept.map { levels[$0] }).map { kept[$0] }),
            rule: "")
    }

    private static func text(_ levels: [UInt8?], base: UInt8?, order: [Int]) -> String {
        "\(base.map(String.init) ?? "-"); \(levels.map { $0.map(String.init) ?? "x" }.joined(separator: " ")); "
            + order.map(String.init).joined(separator: " ")
    }

    /// Reads `0061 2680 05D0;1;1;2 1 1;2 1 0`.
    private static func characterCase(_ line: Substring) throws -> Case {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        let directions: [Substring: BaseDirection] = ["0": .ltr, "1": .rtl, "2": .auto]
        guard fields.count == 5, let direction = directions[fields[1]], let base = UInt8(fields[2]) else {
            throw Trouble("BidiCharacterTest.txt has a line \(line)")
        }
        return Case(
            name: "\(fields[0]) \(direction)", scalars: try UnicodeTestFile.scalars(fields[0]), direction: direction,
            base: base, levels: levels(fields[3]), order: fields[4].split(separator: " ").compactMap { Int($0) })
    }

    /// Reads `L LRE R; 7`: up to three cases.
    private static func classCases(_ line: Substring, levels: [UInt8?], order: [Int]) throws -> [Case] {
        let fields = line.split(separator: ";")
        guard fields.count == 2, let directions = Int(fields[1].filter { !$0.isWhitespace }) else {
            throw Trouble("BidiTest.txt has a line \(line)")
        }
        let scalars = try fields[0].split(separator: " ").map { name in
            guard let scalar = characters[String(name)] else { throw Trouble("BidiTest.txt has a class \(name)") }
            return scalar
        }
        return [(1, BaseDirection.auto), (2, .ltr), (4, .rtl)].filter { directions & $0.0 != 0 }.map {
            Case(
                name: "\(fields[0]) \($0.1)", scalars: scalars, direction: $0.1, base: nil, levels: levels,
                order: order)
        }
    }

    private static func levels(_ text: Substring) -> [UInt8?] {
        text.split(whereSeparator: \.isWhitespace).map { UInt8($0) }
    }

    /// A character of each class.
    private static let characters: [String: Unicode.Scalar] = [
        "L": "a", "R": "\u{5D0}", "AL": "\u{628}", "EN": "1", "AN": "\u{661}", "ES": "+", "ET": "#", "CS": ",",
        "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u{300}", "BN": "\u{AD}", "LRE": "\u{202A}",
        "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}",
        "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]
}
