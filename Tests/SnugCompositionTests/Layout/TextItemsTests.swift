@testable import SnugComposition
import SnugGeometry
import SnugPixels
import SnugScene
import SnugText
import Testing

@Suite("Items of a text")
struct TextItemsTests {
    private let letters = GlyphGroup(glyphs: [.init(outline: 0, size: 40, origin: Point(x: 10, y: 50))])
    private let picture = DisplayItem.image(0, Rect(x0: 50, y0: 10, x1: 90, y1: 50))
    private let below = Path.roundedRect(Rect(x0: 0, y0: 54, x1: 90, y1: 57), radii: CornerRadii(0))
    private let through = Path.roundedRect(Rect(x0: 0, y0: 38, x1: 90, y1: 41), radii: CornerRadii(0))

    private func items(
        _ color: Color, stroke: Double = 3, _ strokeColor: Color = .red, shadows: [Shadow] = [], hasLines: Bool = true
    ) -> [DisplayItem] {
        let part = TextPart(
            shapes: TextShapes(letters: letters, pictures: [picture]),
            paint: ResolvedCaption.LetterPaint(
                color: .color(color), isUnderlined: hasLines, isStruckThrough: hasLines, stroke: stroke,
                strokeColor: .color(strokeColor)),
            fill: .color(color), stroke: .color(strokeColor),
            underlines: hasLines ? below : Path(), strikethroughs: hasLines ? through : Path())
        return TextItems(parts: [part], shadows: shadows).items
    }

    private func strokes(_ color: Color, _ side: LineStyle.Side) -> DisplayItem {
        .glyphStrokes(letters, LineStyle(width: 6, join: .round, side: side), .color(color))
    }

    private func fills(_ color: Color) -> [DisplayItem] {
        [
            .fill(below, .color(color), .nonZero), .glyphs(letters, .color(color)),
            .fill(through, .color(color), .nonZero),
        ]
    }

    @Test("Shadows lie below borders, borders below underlines, these below letters, and lines through them above")
    func order() {
        let shadows = [
            Shadow(color: .blue, offset: Point(x: 1, y: 2), sigma: 3), Shadow(color: .green, offset: .zero, sigma: 9),
        ]
        let silhouette = [strokes(.black, .both)] + fills(.black) + [picture]
        let expected: [DisplayItem] =
            [.shadow(shadows[1], of: silhouette), .shadow(shadows[0], of: silhouette), strokes(.red, .both)]
            + fills(.white) + [picture]
        #expect(items(.white, shadows: shadows) == expected)
    }

    @Test("Without decorations there are only letters and pictures")
    func plain() {
        #expect(items(.white, stroke: 0, hasLines: false) == [.glyphs(letters, .color(.white)), picture])
    }

    @Test("Translucent letters have one tone with their lines, and their border ends at their edge")
    func translucent() {
        let color = Color.white.with(alpha: 128)
        #expect(
            items(color)
                == [strokes(.red, .outside), .shadow(Shadow(color: color), of: fills(.black)), picture])
        #expect(
            items(color, hasLines: false) == [strokes(.red, .outside), .glyphs(letters, .color(color)), picture])
        #expect(items(.transparent) == [strokes(.red, .outside), picture])
    }

    @Test("What cannot be seen is neither painted nor casts a shadow, save the letters themselves")
    func invisible() {
        let shadow = Shadow(color: .blue, sigma: 2)
        let clear = Shadow(color: .transparent, sigma: 2)
        #expect(
            items(.transparent, .transparent, shadows: [clear, shadow], hasLines: false)
                == [.shadow(shadow, of: [.glyphs(letters, .color(.black)), picture]), picture])
        let blank = TextPart(
            shapes: TextShapes(),
            paint: ResolvedCaption.LetterPaint(
                color: .color(.black), isUnderlined: true, isStruckThrough: true, stroke: 3,
                strokeColor: .color(.black)),
            fill: .color(.black), stroke: .color(.black),
            underlines: Path(), strikethroughs: Path())
        #expect(TextItems(parts: [blank], shadows: [shadow]).items == [])
    }

    @Test("Lines have the font's thickness about the font's places")
    func lines() {
        let metrics = FontMetrics(
            unitsPerEm: 1000, ascent: 1, descent: 0.25, lineGap: 0, capHeight: 0.7, xHeight: 0.5,
            underlinePosition: 0.125, underlineThickness: 0.0625, strikethroughPosition: 0.25,
            strikethroughThickness: 0.03125)
        #expect(
            DecorationLine.underline.box(metrics, size: 32, baseline: 100, over: 10...70)
                == Rect(x0: 10, y0: 103, x1: 70, y1: 105))
        #expect(
            DecorationLine.strikethrough.box(metrics, size: 32, baseline: 100, over: 10...70)
                == Rect(x0: 10, y0: 91.5, x1: 70, y1: 92.5))
    }

    @Test("Borders and shadows reach out of the letters by width and by three sigma")
    func reach() {
        let reach = LetterReach(
            stroke: 4, shadows: [Shadow(color: .black, offset: Point(x: 5, y: -2), sigma: 2)])
        let ink = Rect(x0: 0, y0: 0, x1: 20, y1: 10)
        #expect(reach.box(ofLetters: ink) == Rect(x0: -5, y0: -12, x1: 35, y1: 18))
        #expect(
            reach.box(ofLetters: ink, lines: Rect(x0: 0, y0: 20, x1: 40, y1: 22))
                == Rect(x0: -5, y0: -12, x1: 51, y1: 26))
        #expect(LetterReach(stroke: 0, shadows: []).box(ofLetters: ink) == ink)
        #expect(reach.box(ofLetters: .empty).isEmpty)
    }
}
