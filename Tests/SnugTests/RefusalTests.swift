import Snug
import Testing

@Suite("Refusals")
struct RefusalTests {
    private func refusal(of caption: Caption) -> SnugError? {
        do throws(SnugError) {
            _ = try Renderer().png(caption)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A text of which nothing can be seen is no text",
        arguments: [
            "", " \n\t", "\u{A0}", "\u{200B}", "\u{AD}", "\u{2060}\u{FEFF}", "\u{202E} \u{2066}", "\u{FE0F}",
            "\u{E0061}", "\u{3164}", "\u{1}", "\u{9B}",
        ])
    func nothingToSee(text: String) throws {
        let error = try #require(refusal(of: Caption(text).padding(0)))
        #expect(error == .composition(.noText))
        #expect(error.cause == .input)
    }

    @Test(
        "A mark alone, a private character and a noncharacter can be seen",
        arguments: ["\u{301}", "\u{F0000}", "\u{FFFF}"])
    func seen(text: String) {
        #expect(refusal(of: Caption(text)) == nil)
    }

    @Test("A caption that reaches millions of units out of its canvas is the caption's fault")
    func farOut() throws {
        let caption = Caption(String(repeating: "a\n", count: 9)).lineHeight(1e6).size(width: 300, height: 300)
        let error = try #require(refusal(of: caption))
        #expect(error.cause == .input)
        #expect(error.problem.contains("too far"))
        #expect(error.remedy != nil)
    }

    @Test("A picture of fewer than one pixel cannot be asked for", arguments: [0, -1, Int.min])
    func noPixels(count: Int) throws {
        var spec = CaptionSpec(text: "a")
        spec.maxPixels = count
        let error = try #require(refusal(of: Caption(spec: spec)))
        #expect(error.cause == .settings)
        #expect(error.keys == ["maxPixels"])
    }

    @Test("A name in an error is one line that no terminal obeys")
    func quotedNames() throws {
        let name = "a\n\u{1B}[31m\u{9B}31m\u{2028}\u{202E}b"
        let error = try #require(refusal(of: Caption("a").font(FontNames([name]))))
        let isPlain = error.problem.unicodeScalars.allSatisfy {
            ![.control, .lineSeparator].contains($0.properties.generalCategory) && $0 != "\u{202E}"
        }
        #expect(isPlain, "\(error.problem)")
        #expect(error.problem.contains("\\u{9B}31m\\u{2028}\\u{202E}b"))
    }
}
