/// A picture of arbitrary samples in any form that PNG has, and the pixels it must be read as.
struct PNGSamples {
    /// What a file can hold: colour type and depth (table 11.1 of the specification).
    struct Kind: CustomStringConvertible {
        var colorType: UInt8
        var depth: Int

        static let all = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
            .sorted { $0.key < $1.key }
            .flatMap { type, depths in depths.map { Kind(colorType: UInt8(type), depth: $0) } }

        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
        var canHaveTransparency: Bool { colorType != 4 && colorType != 6 }
        var description: String { "colour type \(colorType), \(depth) bits" }
    }

    let kind: Kind
    let width: Int
    let height: Int
    /// For each pixel its samples.
    private var pixels: [[Int]] = []
    private var palette: [[UInt8]] = []
    /// The alpha of the first colours of the palette, or the samples of the colour that is clear.
    private var transparency: [Int] = []

    init(_ kind: Kind, width: Int, height: Int, hasTransparency: Bool, _ random: inout Random) {
        (self.kind, self.width, self.height) = (kind, width, height)
        let bound = UInt32(1) << UInt32(kind.depth)
        if kind.colorType == 3 {
            palette = (0..<bound).map { _ in (0..<3).map { _ in UInt8(random.next(256)) } }
            if hasTransparency { transparency = (0...bound / 3).map { _ in Int(random.next(256)) } }
        }
        for _ in 0..<width * height {
            // Every third pixel repeats an earlier one, so that a clear colour comes more than once.
            let earlier = pixels.isEmpty || random.next(3) > 0 ? nil : pixels[Int(random.next(UInt32(pixels.count)))]
            pixels.append(earlier ?? (0..<kind.channels).map { _ in Int(random.next(bound)) })
        }
        if hasTransparency && kind.colorType != 3 {
            transparency = pixels[Int(random.next(UInt32(pixels.count)))]
            // A neighbour of the clear colour, which differs in the lowest bit only.
            pixels[pixels.count - 1] = transparency.dropLast() + [transparency[transparency.count - 1] ^ 1]
        }
    }

    /// The pixels as they must be read: red, green, blue, alpha.
    var expected: [UInt8] {
        pixels.flatMap { samples -> [UInt8] in
            if kind.colorType == 3 {
                let number = samples[0]
                return palette[number] + [number < transparency.count ? UInt8(transparency[number]) : 255]
            }
            let levels = samples.map { sample in
                kind.depth == 16 ? UInt8(sample / 256) : UInt8(sample * 255 / ((1 << kind.depth) - 1))
            }
            let isClear = !transparency.isEmpty && samples == transparency
            switch kind.colorType {
            case 0: return [levels[0], levels[0], levels[0], isClear ? 0 : 255]
            case 2: return levels + [isClear ? 0 : 255]
            case 4: return [levels[0], levels[0], levels[0], levels[1]]
            default: return levels
            }
        }
    }

    /// The file, with all five filters in turn.
    func builder(isInterlaced: Bool) -> PNGBuilder {
        var builder = PNGBuilder(
            width: width, height: height, depth: UInt8(kind.depth), colorType: kind.colorType,
            isInterlaced: isInterlaced, palette: palette.flatMap { $0 })
        builder.transparency =
            kind.colorType == 3
            ? transparency.map { UInt8($0) } : transparency.flatMap { PNGBuilder.bigEndian($0).suffix(2) }
        let passes = isInterlaced ? Self.adam7 : [(x: 0, y: 0, dx: 1, dy: 1)]
        for pass in passes {
            let columns = Array(stride(from: pass.x, to: width, by: pass.dx))
            guard !columns.isEmpty else { continue }
            let rows = stride(from: pass.y, to: height, by: pass.dy).map { y in
                packed(columns.flatMap { pixels[y * width + $0] })
            }
            builder.scanlines += filtered(rows)
        }
        return builder
    }

    /// Where the passes of interlacing start and how far their pixels are apart (section 8.2 of the specification).
    private static let adam7 = [
        (x: 0, y: 0, dx: 8, dy: 8), (x: 4, y: 0, dx: 8, dy: 8), (x: 0, y: 4, dx: 4, dy: 8), (x: 2, y: 0, dx: 4, dy: 4),
        (x: 0, y: 2, dx: 2, dy: 4), (x: 1, y: 0, dx: 2, dy: 2), (x: 0, y: 1, dx: 1, dy: 2),
    ]

    /// A row's samples as bytes, the first in the uppermost bits.
    private func packed(_ samples: [Int]) -> [UInt8] {
        if kind.depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / kind.depth
        return stride(from: 0, to: samples.count, by: perByte).map { start in
            (0..<perByte).reduce(0) { byte, index in
                byte << UInt8(kind.depth) | (start + index < samples.count ? UInt8(samples[start + index]) : 0)
            }
        }
    }

    /// Rows with a filter each (section 9.2 of the specification), its number first.
    private func filtered(_ rows: [[UInt8]]) -> [[UInt8]] {
        let distance = max(1, kind.channels * kind.depth / 8)
        return rows.indices.map { index in
            let row = rows[index]
            let filter = (index + width) % 5
            return [UInt8(filter)]
                + row.indices.map { column in
                    let left = column < distance ? 0 : Int(row[column - distance])
                    let up = index == 0 ? 0 : Int(rows[index - 1][column])
                    let upLeft = index == 0 || column < distance ? 0 : Int(rows[index - 1][column - distance])
                    let prediction = [0, left, up, (left + up) / 2, Self.paeth(left, up, upLeft)][filter]
                    return row[column] &- UInt8(prediction)
                }
        }
    }

    private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> Int {
        let estimate = left + up - upLeft
        let nearest = [left, up, upLeft].map { abs(estimate - $0) }
        if nearest[0] <= nearest[1] && nearest[0] <= nearest[2] { return left }
        return nearest[1] <= nearest[2] ? up : upLeft
    }
}
