internal import SnugComposition
internal import SnugPixels

/// A sheet with a cell for every built-in look, each labelled.
///
/// It is laid out in pixels, so that the cells' pictures lie on whole ones at every scale.
struct StyleSheet {
    /// Pixels per layout unit.
    let scale: Double

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

    /// The room round a card.
    static let cardMargin = 18.0

    /// The sheet's size in pixels.
    var size: CanvasSize {
        let rows = Double((Self.cells.count + Self.columns - 1) / Self.columns)
        let columns = Double(Self.columns)
        return CanvasSize(
            width: columns * (pixels(Self.cellSize.width) + pixels(Self.gap)) + pixels(Self.gap),
            height: rows * (pixels(Self.cellSize.height) + pixels(Self.labelHeight) + pixels(Self.gap))
                + pixels(Self.gap))
    }

    private func pixels(_ units: Double) -> Double { (units * scale).rounded(.up) }

    /// The sheet as a tree, of pictures that go by the cells' names; a layout unit of it is a pixel.
    var picture: Picture {
        let rows = stride(from: 0, to: Self.cells.count, by: Self.columns).map {
            Self.cells[$0..<min($0 + Self.columns, Self.cells.count)]
        }
        let gap = Length.px(pixels(Self.gap))
        let tree = VStack(alignment: .leading, spacing: gap) {
            for row in rows {
                HStack(alignment: .top, spacing: gap) {
                    for cell in row { view(of: cell) }
                }
            }
        }
        return Picture(tree).size(width: size.width, height: size.height).place(.topLeft).margin(gap)
            .canvas(Color(red: 0xF5, green: 0xF4, blue: 0xF1)).systemFonts(false)
    }

    private func view(of cell: Cell) -> Element {
        let width = Length.px(pixels(Self.cellSize.width))
        let height = Length.px(pixels(Self.cellSize.height))
        let page = Image(cell.isCard ? cell.page : cell.image).resizable().frame(width: width, height: height)
        let shown = cell.isCard ? page.overlay(card(cell)) : page
        return VStack(alignment: .leading, spacing: .px(pixels(8))) {
            shown.clipShape(RoundedRectangle(cornerRadius: .px(14 * scale)))
            VStack(alignment: .leading, spacing: .px(scale)) {
                Text(cell.style.name).font("Inter").fontSize(.px(19 * scale)).fontWeight(.semibold)
                    .foregroundColor(Color(red: 0x1C, green: 0x1C, blue: 0x1E))
                Text(cell.style.summary).font("Inter").fontSize(.px(12 * scale))
                    .foregroundColor(Color(red: 0x6B, green: 0x6B, blue: 0x70))
            }
        }
        .frame(
            width: width, height: .px(pixels(Self.cellSize.height) + pixels(Self.labelHeight)), alignment: .topLeading)
    }

    private func card(_ cell: Cell) -> Element {
        Image(cell.image).clipShape(RoundedRectangle(cornerRadius: .px(6 * scale)))
            .shadow(
                color: Color(red: 0, green: 0, blue: 0, alpha: 110), radius: .px(10 * scale), y: .px(4 * scale))
    }
}
