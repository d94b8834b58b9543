import Testing

@Suite("The lexer of the architecture tests")
struct SwiftLexerTests {
    private func words(_ source: String) -> [String] {
        SwiftLexer.tokens(of: source).filter { $0.kind == .word || $0.kind == .attribute }.map(\.text)
    }

    @Test("Comments of both kinds are no code, nested ones included")
    func comments() {
        #expect(words("a // unsafe\nb /* unsafe /* unsafe */ unsafe */ c") == ["a", "b", "c"])
    }

    @Test("Strings are no code, whatever their quotes")
    func strings() {
        #expect(words(#"a("unsafe \" unsafe", b)"#) == ["a", "b"])
        #expect(words(##"a(#"unsafe " \ unsafe"#, b)"##) == ["a", "b"])
        #expect(words("a(\"\"\"\n unsafe \" \"\" unsafe\n\"\"\", b)") == ["a", "b"])
    }

    @Test("What a string interpolates is code, its own strings and parentheses included")
    func interpolation() {
        #expect(words(#""no \(yes(one, "no \(two) no")) no" last"#) == ["yes", "one", "two", "last"])
        #expect(words(##"#"no \(no) \#(yes) no"# last"##) == ["yes", "last"])
    }

    @Test("A string's token comes before what it interpolates and holds what is written")
    func stringContent() {
        let tokens = SwiftLexer.tokens(of: #"f("a\(b)c")"#)
        #expect(tokens.map(\.text) == ["f", "(", #"a\(b)c"#, "b", ")"])
        #expect(tokens[2].kind == .string)
    }

    @Test("Regular expressions are no code, and division is")
    func patterns() {
        #expect(words(#"let p = /unsafe"/; q"#) == ["let", "p", "q"])
        #expect(words(##"let p = #/unsafe/"/#; q"##) == ["let", "p", "q"])
        #expect(words("a / b / c; (a + 1)/b/c") == ["a", "b", "c", "a", "1", "b", "c"])
    }

    @Test("A word in backticks is not the keyword")
    func backticks() {
        #expect(words("case `import`") == ["case", "`import`"])
    }

    @Test("Tokens know their lines, also after literals and comments of several lines")
    func lines() {
        let tokens = SwiftLexer.tokens(of: "a\n/*\n*/ b\n\"\"\"\n\n\"\"\" c\nd")
        #expect(tokens.map(\.line) == [1, 3, 4, 6, 7])
    }

    @Test("What is left open ends with the file")
    func openEnds() {
        for source in ["/* a", "\"a", "\"\"\"a", "\"\\(a", "#\"a", "`a", "/a", "@", "a(", "\"\\"] {
            _ = SwiftLexer.tokens(of: source)
        }
        #expect(words("\"a\nb") == ["b"])
    }
}
