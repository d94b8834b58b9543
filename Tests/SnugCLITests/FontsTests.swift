import Foundation
import SnugTestSupport
import Testing

@Suite("snug fonts")
struct FontsTests {
    private let fonts = Repository.fonts.path

    @Test("The built-in font is listed on a machine without any")
    func builtIn() throws {
        let result = try Tool.run(["fonts", "--no-system-fonts"])
        #expect(result.code == 0)
        #expect(result.text.contains("Inter"))
        #expect(result.text.contains("built in"))
        #expect(result.text.contains("100-900"))
    }

    @Test("A folder's fonts are listed with file and face")
    func folder() throws {
        let result = try Tool.run(["fonts", "--no-system-fonts", "--font-dir", fonts])
        #expect(result.code == 0)
        #expect(result.text.contains("Noto Sans Thai"))
        #expect(result.text.contains("NotoSansHebrewThai.ttc#1"))
    }

    @Test("The face of a family is told with its position on the axes")
    func match() throws {
        let result = try Tool.run(["fonts", "--match", "inter", "--weight", "700", "--italic"])
        #expect(result.code == 0)
        #expect(result.text.contains("wght=700"))
        #expect(result.text.contains("slnt=-10"))
        let unknown = try Tool.run(["fonts", "--match", "Intre", "--no-system-fonts"])
        #expect(unknown.code == 4)
        #expect(unknown.error.contains("Inter"))
    }

    @Test("The fonts that draw a text are told, and what none has")
    func covers() throws {
        let arguments = [
            "fonts", "--covers", "Hello 日本 👍", "--no-system-fonts", "--font-file", fonts + "/NotoSansHebrew-Subset.ttf",
            "--font-dir", fonts, "--json",
        ]
        let result = try Tool.run(arguments)
        #expect(result.code == 0)
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [[String: Any]])
        let byFamily = Dictionary(
            rows.map { ($0["family"] as? String ?? "", $0["characters"] as? String ?? "") }, uniquingKeysWith: +)
        #expect(byFamily["Noto Color Emoji"] == "👍")
        #expect(byFamily["Inter"] == "Helo")
        #expect(rows.allSatisfy { $0["missing"] as? Bool == false })

        let bare = try Tool.run(["fonts", "--covers", "Hello 日本", "--no-system-fonts", "--strict"])
        #expect(bare.code == 1)
        #expect(bare.text.contains("U+65E5"))
    }

    @Test("A word, a second question and flags of other verbs are usage errors")
    func usage() throws {
        for arguments in [
            ["fonts", "Inter"], ["fonts", "--match", "a", "--covers", "b"], ["fonts", "-o", "x.png"],
            ["fonts", "--glyphs"], ["text", "--match", "Inter"], ["measure", "text", "--covers", "a"],
        ] {
            #expect(try Tool.run(arguments).code == 2, "\(arguments)")
        }
    }
}
