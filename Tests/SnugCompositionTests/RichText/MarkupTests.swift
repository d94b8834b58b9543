import SnugComposition
import Testing

@Suite("Markup")
struct MarkupTests {
    // What CommonMark makes of them was asked of another implementation, markdown-it.
    @Test(
        "Stars pair as in CommonMark",
        arguments: [
            ("*one*", "one<i>"), ("**one**", "one<b>"), ("***one***", "one<bi>"), ("****one****", "one<b>"),
            ("*****one*****", "one<bi>"), ("2 * 3 * 4", "2 * 3 * 4"), ("one*two*three", "one|two<i>|three"),
            ("*one**two*", "one**two<i>"), ("**one*two*three**", "one<b>|two<bi>|three<b>"),
            ("*one **two** three*", "one <i>|two<bi>| three<i>"), ("**one *two***", "one <b>|two<bi>"),
            ("*one **two***", "one <i>|two<bi>"), ("***one* two**", "one<bi>| two<b>"),
            ("***one** two*", "one<bi>| two<i>"), ("one ***two", "one ***two"), ("*one", "*one"),
            ("**one*", "*|one<i>"), ("*one**", "one<i>|*"), ("***one*", "**|one<i>"), ("*one***", "one<i>|**"),
            ("* one*", "* one*"), ("*one *", "*one *"), ("*(*one*)*", "(one)<i>"), ("*(one)*two", "*(one)*two"),
            ("one*\"two\"*", "one*\"two\"*"), ("**one**two**three**", "one<b>|two|three<b>"),
            ("*one**two**three*", "one<i>|two<bi>|three<i>"), ("one***two***three", "one|two<bi>|three"),
            ("**one****two**", "one****two<b>"), ("*one* *two* * three", "one<i>| |two<i>| * three"),
            ("**one **two", "**one **two"), ("foo******bar*********baz", "foo|bar<b>|***baz"),
            ("*foo**bar***", "foo<i>|bar<bi>"), ("* * *", "* * *"), ("*** one ***", "*** one ***"), ("", ""),
            ("**", "**"), ("****", "****"), ("*a\nb*", "a\nb<i>"),
        ])
    func stars(source: String, expected: String) throws {
        #expect(sketch(try Markup(parsing: source).text) == expected)
    }

    @Test(
        "Two tildes strike through and two signs of equality highlight; one alone is text",
        arguments: [
            ("~~one~~", "one<s>"), ("==one==", "one<h>"), ("~one~", "~one~"), ("=one=", "=one="),
            ("==~~**one**~~==", "one<bsh>"), ("a == b == c", "a == b == c"), ("a=b, c=d", "a=b, c=d"),
            ("===one===", "=|one<h>|="), ("====one====", "one<h>"), ("~~one==", "~~one=="),
            ("==one **two== three**", "one **two<h>| three**"), ("a==b==c", "a|b<h>|c"),
            ("==one== ==two==", "one<h>| |two<h>"), ("~~==~~", "==<s>"), ("==*one*==", "one<ih>"),
        ])
    func pairs(source: String, expected: String) throws {
        #expect(sketch(try Markup(parsing: source).text) == expected)
    }

    @Test(
        "Other text is drawn letter by letter",
        arguments: [
            "a_b_c __d__", "C:\\new", "100% [done...] C:\\new", "\\", "a\\", "[x](y)", "{.bold}", "a]{.bold}", "`a`",
            "# a",
        ])
    func literal(source: String) throws {
        let markup = try Markup(parsing: source)
        #expect(markup.text == RichText(source))
        #expect(markup.unclosed.isEmpty)
    }

    @Test(
        "A backslash makes ASCII punctuation plain text, and is text before anything else",
        arguments: [
            ("\\*one\\*", "*one*"), ("\\\\*one*", "\\|one<i>"), ("*one\\**", "one*<i>"),
            ("\\a\\é\\ \\\n", "\\a\\é\\ \\\n"),
            ("\\[one]{.bold}", "[one]{.bold}"), ("[one\\]{.bold}]{.bold}", "one]{.bold}<b>"),
            ("[one]\\{.bold}", "[one]{.bold}"),
            ("\\=\\=one==", "==one=="), ("\\!\\~\\`", "!~`"),
        ])
    func escapes(source: String, expected: String) throws {
        #expect(sketch(try Markup(parsing: source).text) == expected)
    }

    @Test(
        "In scripts without spaces markers pair beside punctuation too",
        arguments: [
            ("**「あ」**い", "「あ」<b>|い"), ("あ**「い」**", "あ|「い」<b>"), ("これは==「重要」==です。", "これは|「重要」<h>|です。"),
            ("**中文。**继续", "中文。<b>|继续"), ("**용어(term)**를", "용어(term)<b>|를"), ("あ * い * う", "あ * い * う"),
            ("**あ**　**い**", "あ<b>|　|い<b>"), ("あ*い*う", "あ|い<i>|う"),
        ])
    func eastAsian(source: String, expected: String) throws {
        #expect(sketch(try Markup(parsing: source).text) == expected)
    }

    @Test(
        "A marker that is closed nowhere is text and is told with its place",
        arguments: [
            ("**one", [(0, "**")]), ("one *two", [(4, "*")]), ("***one*", [(0, "**")]), ("é ==two", [(3, "==")]),
            ("~~one ==two *three", [(0, "~~"), (6, "=="), (12, "*")]), ("==one *two==", [(6, "*")]),
            ("[**one]{.italic}**", [(1, "**")]), ("[one]{.bold", [(5, "{")]), ("[one]{color=\"red}", [(5, "{")]),
            ("**[one]{.bold", [(0, "**"), (7, "{")]), ("***", []), ("a * b", []), ("one*", []), ("[one", []),
            ("[one] {.bold}", []), ("**one**", []), ("\\**one", [(2, "*")]),
        ])
    func unclosed(source: String, expected: [(Int, String)]) throws {
        let found = try Markup(parsing: source).unclosed
        #expect(found == expected.map { UnclosedMarker(offset: $0.0, marker: $0.1) })
    }

    @Test("Markers inside brackets pair among themselves")
    func brackets() throws {
        #expect(sketch(try Markup(parsing: "*one [two* three]{.bold} four*").text) == "one <i>|two* three<bi>| four<i>")
        #expect(sketch(try Markup(parsing: "*one [two* three] four").text) == "one [two<i>| three] four")
        #expect(sketch(try Markup(parsing: "[*one*]{.bold}").text) == "one<bi>")
        #expect(sketch(try Markup(parsing: "**[one]{.italic}**").text) == "one<bi>")
        #expect(sketch(try Markup(parsing: "[[one]{.bold} two]{.italic}").text) == "one<bi>| two<i>")
        #expect(sketch(try Markup(parsing: "[a [b]{.bold}").text) == "[a |b<b>")
    }
}
