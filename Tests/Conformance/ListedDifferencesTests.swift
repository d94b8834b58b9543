import Testing

@Suite("Lists of differences")
struct ListedDifferencesTests {
    private static let text = """
        # A remark.

        case: a
        theirs: one
        snug: two
        rule: the first
        # Another.

        case: b
        theirs: three
        snug: four
        rule: the second

        """

    private let a = Difference(name: "a", expected: "one", found: "two", rule: "")
    private let b = Difference(name: "b", expected: "three", found: "four", rule: "")

    @Test("A list agrees with its own differences, in any order")
    func agreement() throws {
        let list = try ListedDifferences(Self.text, file: "list")
        #expect(list.count == 2)
        for found in [[a, b], [b, a]] {
            #expect(list.disagreements(with: found).new.isEmpty)
            #expect(list.disagreements(with: found).gone.isEmpty)
        }
    }

    @Test("What is not listed, or with other results, is new")
    func new() throws {
        let list = try ListedDifferences(Self.text, file: "list")
        let c = Difference(name: "c", expected: "five", found: "six", rule: "")
        var otherTheirs = a
        otherTheirs.expected = "ten"
        var otherOwn = b
        otherOwn.found = "ten"
        #expect(list.disagreements(with: [a, b, c]).new == [c])
        #expect(list.disagreements(with: [otherTheirs, b]).new == [otherTheirs])
        #expect(list.disagreements(with: [a, otherOwn]).new == [otherOwn])
    }

    @Test("What is listed and not found is gone")
    func gone() throws {
        let list = try ListedDifferences(Self.text, file: "list")
        #expect(list.disagreements(with: [b]).gone.map(\.name) == ["a"])
        #expect(list.disagreements(with: []).gone.map(\.name) == ["a", "b"])
        #expect(try ListedDifferences("", file: "list").disagreements(with: [a]).new == [a])
    }

    @Test(
        "An entry needs a case, two results that differ and a rule, and stands once",
        arguments: [
            "case: a\ntheirs: one\nsnug: two\n", "case: a\ntheirs: one\nsnug: two\nrule: \n",
            "theirs: one\nsnug: two\nrule: r\ncase: a\n", "case: a\ntheirs: one\nsnug: one\nrule: r\n",
            "case: a\ntheirs: one\nsnug: two\nrule: r\nmore: x\n",
            "case: a\ntheirs: one\nsnug: two\nrule: r\n\ncase: a\ntheirs: one\nsnug: three\nrule: r\n",
        ])
    func mistakes(text: String) {
        #expect(throws: Trouble.self) { try ListedDifferences(text, file: "list") }
    }
}
