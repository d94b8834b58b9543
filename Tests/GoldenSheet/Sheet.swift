import Snug

/// Cells in rows, from the left and from the top.
struct Sheet {
    private(set) var bitmap: Bitmap

    init(cells: [Cell], width: Int, gap: Int = 28) {
        var places: [(cell: Cell, x: Int, y: Int)] = []
        var x = gap
        var y = gap
        var rowHeight = 0
        for cell in cells {
            if x > gap, x + cell.width + gap > width {
                x = gap
                y += rowHeight + gap
                rowHeight = 0
            }
            places.append((cell, x, y))
            x += cell.width + gap
            rowHeight = max(rowHeight, cell.height)
        }
        let widest = places.map { $0.x + $0.cell.width + gap }.max() ?? width
        var canvas = Canvas(width: max(width, widest), height: y + rowHeight + gap)
        for place in places { place.cell.draw(into: &canvas, x: place.x, y: place.y) }
        bitmap = canvas.bitmap
    }
}
