internal import SnugGeometry

/// The ink boxes of glyphs, asked for once for each glyph of each face.
struct InkTable {
    private enum Entry {
        case unknown
        case empty
        case box(Rect)
    }

    private static let pageSize = 256
    private let fonts: FontTable
    /// Pages of boxes by the higher bits of the glyph's number, for each face.
    private var pages: [FontID: [[Entry]]] = [:]
    private var currentFont: FontID?
    private var current: [[Entry]] = []

    init(_ fonts: FontTable) {
        self.fonts = fonts
    }

    /// The box of a glyph's ink in fractions of an em, y down; nil without ink.
    mutating func box(of glyph: UInt32, in font: FontID) -> Rect? {
        if font != currentFont { open(font) }
        let page = Int(glyph) / Self.pageSize
        let slot = Int(glyph) % Self.pageSize
        // Numbers beyond those that a font file can have are not worth remembering.
        guard page < Self.pageSize else { return fonts.provider.inkBounds(of: glyph, in: font) }
        while current.count <= page { current.append([]) }
        if current[page].isEmpty { current[page] = Array(repeating: .unknown, count: Self.pageSize) }
        switch current[page][slot] {
        case .empty:
            return nil
        case .box(let box):
            return box
        case .unknown:
            let box = fonts.provider.inkBounds(of: glyph, in: font)
            current[page][slot] = box.map { .box($0) } ?? .empty
            return box
        }
    }

    private mutating func open(_ font: FontID) {
        if let currentFont { pages[currentFont] = current }
        current = pages.removeValue(forKey: font) ?? []
        currentFont = font
    }
}
