internal import SnugComposition
internal import SnugPixels

/// A sheet with a cell for every built-in look, each labelled.
struct StyleSheet {
    /// A look, the text that shows it, and the page that it lies on.
    struct Cell {
        let style: BuiltInStyle
        let text: String
        let scene: PhotoScene
        /// Whether the look has a canvas of its own.
        let isCard: Bool

        /// What the sheet calls the cell's picture.
        var image: ImageReference { ImageReference("cell " + style.name) }
        /// What the sheet calls the page.
        var page: ImageReference { ImageReference("page \(scene.number)") }
    }

    static let cellSize = CanvasSize(width: 360, height: 270)
    private static let columns = 3
    private static let gap = 24.0
    private static let labelHeight = 50.0

    /// The cells in the order of the looks.
    static let cells = BuiltInStyle.all.map { style in
        let (text, scene) = samples[style.name] ?? (style.name, .dusk)
        return Cell(style: style, text: text, scene: scene, isCard: cards.contains(style.name))
    }

    private static let cards: Set = ["quote", "social"]
    private static let samples: [String: (String, PhotoScene)] = [
        "classic": ("the first light\nis always\nworth the climb", .dusk),
        "classic-dark": ("we said one more mile\nand meant it", .morning),
        "soft": ("golden hour, no filter,\nno hurry", .desert),
        "outline": ("wait for the\nlast ridge", .forest),
        "strong": ("sold out in\nnine minutes", .dusk),
        "neon": ("open late", .night),
        "typewriter": ("Day 12. The rain stopped\nat dawn, and we could\nsee the valley.", .forest),
        "player": ("And this is where the path\ngets steep, so hold on.", .morning),
        "subtitle": ("I never said it would be easy.\nI said it would be worth it.", .desert),
        "glass": ("Evening walk\n4.2 km · 58 min", .dusk),
        "lower-third": ("Mira Solberg\nLandscape photographer", .morning),
        "quote": ("The mountains were calling, and for once nobody put them on hold.", .night),
        "social": ("Seven short hikes you can start after work", .night),
        "badge": ("12", .desert),
    ]

    /// The sheet's size in layout units.
    static var size: CanvasSize {
        let rows = (cells.count + columns - 1) / columns
        return CanvasSize(
            width: Double(columns) * (cellSize.width + gap) + gap,
            height: Double(rows) * (cellSize.height + labelHeight + gap) + gap)
    }

    /// The sheet as a tree, of pictures that go by the cells' names.
    static var picture: Picture {
        let rows = stride(from: 0, to: cells.count, by: columns).map {
            cells[$0..<min($0 + columns, cells.count)]
        }
        let tree = VStack(alignment: .leading, spacing: .px(gap)) {
            for row in rows {
                HStack(alignment: .top, spacing: .px(gap)) {
                    for cell in row { view(of: cell) }
                }
            }
        }
        return Picture(tree).size(width: size.width, height: size.height).place(.topLeft).margin(.px(gap))
            .canvas(Color(red: 0xF5, green: 0xF4, blue: 0xF1)).systemFonts(false)
    }

    private static func view(of cell: Cell) -> Element {
        let frame = (width: Length.px(cellSize.width), height: Length.px(cellSize.height))
        let shown: Element
        if !cell.isCard {
            shown = Image(cell.image).resizable().frame(width: frame.width, height: frame.height)
        } else {
            let card = Image(cell.image).scaledToFit()
                .clipShape(RoundedRectangle(cornerRadius: 6))
                .shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 110), radius: 10, y: 4)
            shown = Image(cell.page).resizable().frame(width: frame.width, height: frame.height)
                .overlay(card.padding(18))
        }
        return VStack(alignment: .leading, spacing: 8) {
            shown.clipShape(RoundedRectangle(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 1) {
                Text(cell.style.name).font("Inter").fontSize(19).fontWeight(.semibold)
                    .foregroundColor(Color(red: 0x1C, green: 0x1C, blue: 0x1E))
                Text(cell.style.summary).font("Inter").fontSize(12)
                    .foregroundColor(Color(red: 0x6B, green: 0x6B, blue: 0x70))
            }
        }
        .frame(width: frame.width, height: .px(cellSize.height + labelHeight), alignment: .topLeading)
    }
}
