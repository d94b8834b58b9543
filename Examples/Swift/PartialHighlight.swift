import Snug

/// A text with a highlight behind some of its characters, rounded where it starts and ends, also over several lines.
struct PartialHighlight: View {
    let text: String
    /// Characters as people count them, from 0.
    let range: Range<Int>

    var body: some View {
        Text(highlighted)
            .fontFile("../Tests/Fonts/NotoSansCJKjp-Subset.otf")
            .language("ja")
    }

    private var highlighted: RichText {
        var rich = RichText(text)
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.index(start, offsetBy: range.count)
        rich[start..<end].highlights = [
            Highlight(color: .cyan, mode: .slice, radius: 5, padding: LengthInsets(.zero), inset: 0)
        ]
        return rich
    }
}

extension PartialHighlight {
    /// The first line of a song, with a place's name highlighted.
    static var song: PartialHighlight {
        PartialHighlight(text: "あのイーハトーヴォのすきとおった風、夏でも底に冷たさをもつ青いそら、", range: 2..<9)
    }

    /// The text as high as it needs to be.
    static func picture(width: Length) -> Picture {
        picture(song.frame(width: width, alignment: .leading))
    }

    /// The text in a frame of a fixed height.
    static func picture(width: Length? = nil, height: Length) -> Picture {
        picture(song.frame(width: width, height: height, alignment: .leading))
    }

    private static func picture(_ view: some View) -> Picture {
        Picture(view).margin(8).canvas(.white).systemFonts(false)
    }
}
