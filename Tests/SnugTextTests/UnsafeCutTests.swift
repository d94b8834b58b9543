import SnugGeometry
import SnugText
import Testing

@Suite struct UnsafeCutTests {
    private func kerned(_ pairs: [(Unicode.Scalar, Unicode.Scalar, Int32)]) -> FakeFonts {
        var face = FakeFace(name: "Plain")
        for (first, second, kern) in pairs { face.kerning[FakeFace.Pair(first, second)] = kern }
        return FakeFonts([face])
    }

    @Test("Kerning with a space counts inside a line and not at its end")
    func kerningBeforeSpace() throws {
        let pairs: [(Unicode.Scalar, Unicode.Scalar, Int32)] = [("T", " ", -100)]
        #expect(try lay("aT b", fonts: kerned(pairs)).size.width == 19)
        let text = "aT b"
        let layout = try lay(text, width: 12, fonts: kerned(pairs))
        #expect(layout.visible(of: text) == ["aT", "b"])
        #expect(layout.widths == [10, 5])
        #expect(try lay("aT   ", fonts: kerned(pairs)).size.width == 10)
    }

    @Test("A line fits or not by the width that it has when cut")
    func fitsByTheCutWidth() throws {
        let wider: [(Unicode.Scalar, Unicode.Scalar, Int32)] = [("T", " ", 300)]
        let text = "a T b"
        #expect(try lay(text, width: 15, fonts: kerned(wider)).visible(of: text) == ["a T", "b"])
        let narrower: [(Unicode.Scalar, Unicode.Scalar, Int32)] = [("T", " ", -300)]
        #expect(try lay(text, width: 14, fonts: kerned(narrower)).visible(of: text) == ["a", "T b"])
        let long = "a b T c"
        #expect(try lay(long, width: 23, fonts: kerned(narrower)).visible(of: long) == ["a b", "T c"])
    }

    @Test("A line that starts after a kerned space starts as if nothing came before")
    func kerningAfterSpace() throws {
        let text = "aaa Vaa"
        let fonts = kerned([(" ", "V", -200)])
        let layout = try lay(text, width: 15, fonts: fonts)
        #expect(layout.visible(of: text) == ["aaa", "Vaa"])
        #expect(layout.lines[1].positions == [0, 5, 10])
        // Only the letter at the cut is shaped anew.
        #expect(fonts.pieces(of: text) == ["Plain: aaa Vaa", "Plain: V"])
    }

    @Test("Only what lies between the cut and the next safe place is shaped anew")
    func reshapesLittle() throws {
        let text = "aaaAVAV bbb"
        let fonts = kerned([("A", "V", -100), ("V", "A", -100), ("V", " ", -50)])
        let layout = try lay(text, width: 40, fonts: fonts)
        #expect(layout.visible(of: text) == ["aaaAVAV", "bbb"])
        #expect(layout.widths == [32, 15])
        #expect(fonts.pieces(of: text) == ["Plain: aaaAVAV bbb", "Plain: AVAV"])
    }

    @Test("A word cut inside a kerned pair loses that kerning on both sides")
    func cutsKernedPairs() throws {
        let text = "AVAVAVAV"
        let fonts = kerned([("A", "V", -100), ("V", "A", -100)])
        let layout = try lay(text, width: 15, fonts: fonts) { $0.overflow = .anywhere }
        #expect(layout.visible(of: text) == ["AVA", "VAV", "AV"])
        #expect(layout.widths == [13, 13, 9])
        #expect(layout.lines[1].positions == [0, 4, 8])
    }

    @Test("A ligature that is cut falls apart into its letters")
    func cutsLigatures() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("f", "i"): 700]
        let whole = try lay("xfix", fonts: FakeFonts([face]))
        #expect(whole.size.width == 17)
        #expect(whole.lines[0].glyphs.map(\.cluster) == [0, 1, 3])
        let layout = try lay("xfix", width: 10, fonts: FakeFonts([face])) { $0.overflow = .anywhere }
        #expect(layout.lines.map(\.drawn) == ["xf", "ix"])
        #expect(layout.widths == [10, 10])
    }

    @Test("A break opportunity inside a ligature cuts it")
    func opportunityInsideLigature() throws {
        var face = FakeFace(name: "Plain")
        face.ligatures = [FakeFace.Pair("-", "a"): 500]
        let text = "aa-aa"
        let layout = try lay(text, width: 15, fonts: FakeFonts([face]))
        #expect(layout.lines.map(\.drawn) == ["aa-", "aa"])
        #expect(try lay(text, fonts: FakeFonts([face])).size.width == 20)
    }

    @Test("Letters that join keep their joined shapes at a cut")
    func cutsArabic() throws {
        let text = "سسسسسس"
        let layout = try lay(text, width: 15) { $0.overflow = .anywhere }
        #expect(layout.lines.count == 2)
        let whole = try lay(text).lines[0].glyphs.map(\.id)
        // Right to left: the first line is the right half.
        #expect(layout.lines.map { $0.glyphs.map(\.id) } == [Array(whole[3...]), Array(whole[..<3])])
    }

    @Test("A soft hyphen between kerned letters breaks as if they had never met")
    func softHyphenAndKerning() throws {
        let text = "aaA\u{AD}Vaa"
        let fonts = kerned([("A", "\u{AD}", -200), ("\u{AD}", "V", -200)])
        let layout = try lay(text, width: 20, fonts: fonts)
        #expect(layout.lines.map(\.drawn) == ["aaA\u{2010}", "Vaa"])
        #expect(layout.widths == [20, 15])
    }
}
