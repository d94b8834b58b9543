import Foundation
import Snug

/// One golden: its name, its picture, and its picture three times as large.
struct Cell {
    private static let renderer = Renderer()
    private static let gap = 12
    /// The most that is shown of the large picture.
    private static let window = (width: 360, height: 260)

    let label: Bitmap
    let small: Bitmap
    let large: Bitmap

    init(spec: URL) throws {
        let picture = try Picture(json: Array(try Data(contentsOf: spec)))
            .resolvingPaths(relativeTo: spec.deletingLastPathComponent().path)
        let name = spec.deletingPathExtension().lastPathComponent
        label = try Self.renderer.image(
            of: Caption(name).outline(.none).fontSize(15).fontWeight(500).foregroundColor(.white)
        ).bitmap
        small = try Self.renderer.image(of: picture).bitmap
        large = try Self.renderer.image(of: picture, scale: 3 * (picture.settings.scale ?? 1)).bitmap
    }

    private var shown: (width: Int, height: Int) {
        (min(large.width, Self.window.width), min(large.height, Self.window.height))
    }

    var width: Int { max(label.width, small.width + Self.gap + shown.width) }

    var height: Int { label.height + 4 + max(small.height, shown.height) }

    func draw(into sheet: inout Canvas, x: Int, y: Int) {
        sheet.draw(label, x: x, y: y)
        let top = y + label.height + 4
        sheet.draw(small, x: x, y: top)
        sheet.draw(
            large, x: x + small.width + Self.gap, y: top, width: shown.width, height: shown.height)
    }
}
