import Foundation
import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene
import Testing

@Suite("Materials")
struct MaterialTests {
    private let everywhere = Path.rect(0, 0, 60, 60)

    private let scenery: [DisplayItem] = [
        .fill(.rect(0, 0, 23, 60), .color(.black), .nonZero),
        .fill(.rect(23, 0, 60, 60), .color(.white), .nonZero),
        .fill(.circle(33, 21, radius: 13), .color(.systemPink), .nonZero),
        .fill(.rect(8, 38, 50, 43), .color(.yellow), .nonZero),
    ]

    private func material(
        _ path: Path, _ sigma: Double, saturation: Double = 1, tint: Color = .transparent,
        backdrop: [DisplayItem]? = nil
    ) -> DisplayItem {
        .material(path, BackdropFilter(sigma: sigma, saturation: saturation, tint: tint), backdrop: backdrop)
    }

    /// A row or column of a picture's bytes blurred by the Gaussian, the ends of which go on.
    private func blurred(_ values: [Double], _ parts: [Double]) -> [Double] {
        values.indices.map { place in
            var sum = values[place] * parts[0]
            for distance in 1..<parts.count {
                let (before, after) = (max(0, place - distance), min(place + distance, values.count - 1))
                sum += parts[distance] * (values[before] + values[after])
            }
            return sum
        }
    }

    /// One premultiplied channel of a square picture, blurred by the Gaussian.
    private func blurred(_ picture: Bitmap, _ sigma: Double, channel: Int) -> [Double] {
        let side = picture.width
        var parts = (0...Int(4.5 * sigma) + 1).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = 2 * parts.reduce(0, +) - 1
        parts = parts.map { $0 / total }
        let rows = (0..<side).map { y in
            blurred((0..<side).map { x in Double(picture.bytes[(y * side + x) * 4 + channel]) }, parts)
        }
        let columns = (0..<side).map { x in blurred(rows.map { $0[x] }, parts) }
        return (0..<side).flatMap { y in columns.map { $0[y] } }
    }

    @Test("What lies behind is blurred by the Gaussian to a level", arguments: [2.2, 4.9, 8, 11, 16, 33])
    func gaussian(sigma: Double) throws {
        let sharp = try canvas(scenery).picture
        let soft = try canvas(scenery + [material(everywhere, sigma)]).picture
        for channel in 0..<2 {
            let exact = blurred(sharp, sigma, channel: channel)
            let worst = exact.indices.map { abs(Double(soft.bytes[4 * $0 + channel]) - exact[$0]) }.max() ?? 0
            #expect(worst < 1, "\(worst)")
        }
    }

    @Test("Without a blur nothing changes", arguments: [0, 0.01])
    func noBlur(sigma: Double) throws {
        let sharp = try canvas(scenery).picture
        #expect(try canvas(scenery + [material(everywhere, sigma)]).picture == sharp)
        let disc = try canvas(scenery + [material(.circle(30, 30, radius: 20.2), sigma)]).picture
        #expect(zip(sharp.bytes, disc.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test("On a page of one colour nothing is seen", arguments: [1, 3, 9, 40, 600])
    func uniform(sigma: Double) throws {
        for color in [Color.systemBlue, Color.red.with(alpha: 77), .transparent] {
            let page = try canvas([.fill(everywhere, .color(color), .nonZero)]).picture
            let items: [DisplayItem] = [
                .fill(everywhere, .color(color), .nonZero), material(.circle(30, 30, radius: 20.2), sigma),
            ]
            let picture = try canvas(items).picture
            #expect(zip(page.bytes, picture.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
            #expect(picture[30, 30] == page[30, 30])
            // The canvas's background lies behind too.
            let disc = material(.circle(30, 30, radius: 20.2), sigma)
            let alone = try paint([disc], background: color)
            #expect(alone[30, 30] == (try paint([], background: color))[30, 30])
        }
    }

    @Test("Pixels outside the path keep every byte, and those on its edge are between")
    func outside() throws {
        let path = Path.circle(30, 30, radius: 14.4)
        let cover = try paint([.fill(path, .color(.black), .nonZero)])
        let before = try canvas(scenery).picture
        let after = try canvas(scenery + [material(path, 6, tint: Color.blue.with(alpha: 200))]).picture
        let whole = try canvas(scenery + [material(everywhere, 6, tint: Color.blue.with(alpha: 200))]).picture
        for (x, y) in cover.positions {
            let part = Double(cover[x, y].alpha) / 255
            for channel in 0..<4 {
                let index = (y * 60 + x) * 4 + channel
                let (a, b, c) = (before.bytes[index], after.bytes[index], whole.bytes[index])
                if part == 0 { #expect(a == b) }
                // Cells start elsewhere for another path.
                #expect(abs(Double(a) + (Double(c) - Double(a)) * part - Double(b)) <= 2)
            }
        }
    }

    @Test("A material moves with what lies behind it, and scales with it", arguments: [1.5, 8])
    func movedAndScaled(sigma: Double) throws {
        let items = scenery + [material(.circle(31, 29, radius: 22), sigma, saturation: 1.5)]
        let still = try paint(items.map { $0.translated(by: Point(x: 70, y: 70)) }, width: 200, height: 200)
        let moved = try paint(items.map { $0.translated(by: Point(x: 83, y: 75)) }, width: 200, height: 200)
        let part = PixelRect(x: 70, y: 70, width: 60, height: 60)
        let other = PixelRect(x: 83, y: 75, width: 60, height: 60)
        #expect(still.cropped(to: part) == moved.cropped(to: other))
        let square = Path.rect(20, 20, 40, 40)
        let small = try canvas(scenery + [material(square, sigma)]).picture
        let large = try canvas(scenery + [material(square, sigma)], scale: 2).picture
        #expect(abs(Int(small[30, 30].green) - Int(large[60, 60].green)) <= 4)
    }

    @Test("A canvas shows the part of a material that reads its own pixels only")
    func canvasEdge() throws {
        let wide = [material(.rect(-900, -900, 900, 900), 9)]
        let exact = try canvas(scenery + [material(everywhere, 9)]).picture
        let cut = try canvas(scenery + wide).picture
        #expect(zip(exact.bytes, cut.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        // What lies beyond the canvas has no part in it: the last pixels go on.
        let beyond = scenery + [.fill(.rect(60, 0, 90, 60), .color(.red), .nonZero)]
        #expect(try canvas(beyond + wide).picture == cut)
    }

    @Test("Colours become more or less vivid as Filter Effects says")
    func saturation() throws {
        func result(_ saturation: Double, _ color: Color) throws -> Color {
            try paint([
                .fill(everywhere, .color(color), .nonZero), material(everywhere, 0, saturation: saturation),
            ])[30, 30]
        }
        #expect(try result(0, .red) == Color(red: 54, green: 54, blue: 54))
        #expect(try result(0, .white) == .white)
        let brown = Color(red: 150, green: 100, blue: 80)
        let luminance = 0.213 * 150 + 0.715 * 100 + 0.072 * 80
        let vivid = try result(1.8, brown)
        for (value, channel) in [(vivid.red, 150.0), (vivid.green, 100), (vivid.blue, 80)] {
            #expect(abs(Double(value) - (luminance + 1.8 * (channel - luminance))) <= 1)
        }
        #expect(try result(9, .systemPink).red == 255 && result(9, .systemPink).green == 0)
        let pale = try result(1.8, brown.with(alpha: 128))
        #expect(pale.alpha == 128 && abs(Int(pale.red) - Int(vivid.red)) <= 2)
    }

    @Test("The tint is painted over the result", arguments: [0, 60, 255] as [UInt8])
    func tint(alpha: UInt8) throws {
        let tint = Color.systemBlue.with(alpha: alpha)
        let painted = try canvas(
            scenery + [material(everywhere, 5), .fill(everywhere, .color(tint), .nonZero)]
        ).picture
        let tinted = try canvas(scenery + [material(everywhere, 5, tint: tint)]).picture
        #expect(zip(painted.bytes, tinted.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test("Layers round a material lie behind it too")
    func inLayers() throws {
        let direct = try canvas(scenery + [material(.circle(30, 30, radius: 17), 6)]).picture
        let inner = DisplayItem.layer(Layer([material(.circle(30, 30, radius: 17), 6)], opacity: 0.9999))
        let nested = try canvas([
            scenery[0], scenery[1],
            .layer(Layer([scenery[2], .layer(Layer([scenery[3], inner], opacity: 0.9999))], opacity: 0.9999)),
        ]).picture
        #expect(zip(direct.bytes, nested.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test("What a layer cuts off is blurred into what it keeps")
    func clippedLayer() throws {
        let clips = [Path.rect(20, 20, 40, 40), Path.circle(30, 30, radius: 10)]
        for clip in clips {
            let items = scenery + [material(.rect(15, 15, 45, 45), 5)]
            let whole = try paint(items)
            let cut = try paint([.layer(Layer(items, clip: clip))])
            #expect(cut[30, 30] == whole[30, 30] && cut[24, 30] == whole[24, 30])
        }
    }

    @Test("A material that reads another one's result reads all of it, in layers and backdrops too")
    func chain() throws {
        let (first, second) = (material(.rect(10, 10, 50, 50), 5, tint: Color.blue.with(alpha: 80)), 7.0)
        let whole = try paint(scenery + [first, material(everywhere, second)])
        let part = Path.rect(27, 24, 33, 34)
        let cut = try paint([.layer(Layer(scenery + [first, material(everywhere, second)], clip: part))])
        let within = try paint([
            .layer(Layer(scenery + [first, material(everywhere, second)], clip: .circle(30, 29, radius: 6)))
        ])
        let behind = try paint([material(part, 0, backdrop: scenery + [first, material(everywhere, second)])])
        for bitmap in [cut, within, behind] { #expect(bitmap[30, 28] == whole[30, 28]) }
        for (x, y) in whole.positions where cut[x, y].alpha > 0 {
            #expect(cut[x, y] == whole[x, y] && behind[x, y] == whole[x, y])
        }
    }

    @Test("With its own backdrop it takes nothing of what lies behind")
    func backdrop() throws {
        let path = Path.circle(30, 30, radius: 16)
        let over = try paint(
            [.fill(everywhere, .color(.green), .nonZero), material(path, 4, backdrop: scenery)])
        let apart = try paint(scenery + [material(path, 4)])
        let cover = try paint([.fill(path, .color(.black), .nonZero)])
        for (x, y) in cover.positions {
            if cover[x, y].alpha == 255 { #expect(over[x, y] == apart[x, y]) }
            if cover[x, y].alpha == 0 { #expect(over[x, y] == .green) }
        }
        let clear = try paint([.fill(everywhere, .color(.green), .nonZero), material(path, 4, backdrop: [])])
        #expect(clear[30, 30] == .transparent)
        let inner = material(.rect(25, 25, 35, 35), 3)
        let nested = try paint([material(path, 0, backdrop: scenery + [inner])])
        let flat = try paint(scenery + [inner])
        for (x, y) in cover.positions where cover[x, y].alpha == 255 { #expect(nested[x, y] == flat[x, y]) }
    }

    @Test("A material casts a shadow as its filled path")
    func silhouette() throws {
        let path = Path.circle(30, 30, radius: 16)
        let shadow = Shadow(color: .black, offset: Point(x: 2, y: 3), sigma: 2.5)
        let fill = try paint([.shadow(shadow, of: [.fill(path, .color(.red), .nonZero)])])
        #expect(try paint([.shadow(shadow, of: [material(path, 9, backdrop: [])])]) == fill)
    }

    @Test("A layer of a material casts its shadow below it")
    func shadowOfLayer() throws {
        let path = Path.rect(15, 15, 45, 45)
        let shadow = Shadow(color: .black, offset: Point(x: 0, y: 8))
        let page = DisplayItem.fill(everywhere, .color(.yellow), .nonZero)
        let bitmap = try paint([page, .layer(Layer([material(path, 5)], shadows: [shadow]))])
        #expect(bitmap[30, 30] == .yellow && bitmap[30, 50] == .black && bitmap[30, 57] == .yellow)
    }

    @Test("Only the pixels near the path are read and take memory")
    func area() throws {
        let canvas = try canvas([material(.rect(1000, 1000, 1020, 1010), 8)], width: 20_000, height: 4000)
        #expect(canvas.area == PixelRect(x: 1000, y: 1000, width: 20, height: 10))
        let beside = try SnugCairoTests.canvas([material(.rect(-50, 10, -5, 20), 8)])
        #expect(beside.area.isEmpty)
    }

    @Test("Materials that make no sense are refused")
    func refusals() {
        for sigma in [-1, .nan, .infinity] as [Double] {
            #expect(throws: PaintError.self) { try paint([material(everywhere, sigma)]) }
        }
        #expect(throws: PaintError.blur(item: 0, sigma: 40_000, limit: 32_767)) {
            try paint([material(everywhere, 40_000)])
        }
        for saturation in [-1, 16.5, .infinity] as [Double] {
            #expect(throws: PaintError.saturation(item: 0, saturation, limit: 16)) {
                try paint([material(everywhere, 1, saturation: saturation)])
            }
        }
        #expect(throws: PaintError.self) { try paint([material(everywhere, 1, saturation: .nan)]) }
        #expect(throws: PaintError.coordinates(item: 0)) { try paint([material(.rect(0, 0, .nan, 1), 1)]) }
        #expect(throws: PaintError.gradient(item: 0)) {
            let empty = Paint.linearGradient(LinearGradient(stops: [], start: .zero, end: .zero))
            _ = try paint([material(everywhere, 1, backdrop: [.fill(everywhere, empty, .nonZero)])])
        }
    }
}
