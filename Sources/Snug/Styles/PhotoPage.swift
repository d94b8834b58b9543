internal import SnugPixels

/// A picture made by arithmetic that looks enough like a photo to judge captions on it: an evening sky over hills, lights
/// out of focus in front, grain.
///
/// It is the same in every detail at any size; only the grain is that of the pixels.
struct PhotoPage {
    /// Which of many such pictures.
    let variant: Int
    /// Width by height.
    let aspect: Double

    private struct Light {
        var x: Double
        var y: Double
        var radius: Double
        var color: [Double]
    }

    /// The picture in pixels, opaque; linear in their number.
    func bitmap(width: Int, height: Int) -> Bitmap {
        let lights = lights
        let ridges = (0..<3).map { layer in (0..<width).map { ridge(layer, Double($0) / Double(height)) } }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let at = (x: (Double(x) + 0.5) / Double(height), y: (Double(y) + 0.5) / Double(height))
                var color = sky(at.x, at.y)
                for layer in 0..<3 {
                    let depth = (at.y - ridges[layer][x]) / (0.004 + 0.004 * Double(layer))
                    color = mix(color, hill(layer, at.y), smooth(depth))
                }
                for light in lights {
                    let (dx, dy) = (at.x - light.x, at.y - light.y)
                    let distance = (dx * dx + dy * dy).squareRoot() / light.radius
                    guard distance < 1.1 else { continue }
                    // A disc with a brighter rim, as lenses draw it.
                    let share = smooth((1 - distance) * 12) * (0.34 + 0.24 * smooth((distance - 0.55) * 3))
                    color = mix(color, light.color, share)
                }
                let grain = (noise(x, y, variant) + noise(y, x, variant + 1) - 1) * 9
                for channel in color { bytes.append(UInt8(max(0, min(255, (channel + grain).rounded())))) }
                bytes.append(255)
            }
        }
        return Bitmap(width: width, height: height, alphaFormat: .straight, bytes: bytes)
    }

    /// From deep blue at the top by rose to gold at the horizon, brightest round the sun.
    private func sky(_ x: Double, _ y: Double) -> [Double] {
        let bands: [(place: Double, color: [Double])] = [
            (0, [38, 52, 104]), (0.28, [112, 86, 142]), (0.48, [224, 126, 122]), (0.64, [250, 190, 132]),
        ]
        var color = bands[0].color
        for (before, after) in zip(bands, bands.dropFirst()) where y > before.place {
            color = mix(before.color, after.color, (y - before.place) / (after.place - before.place))
        }
        let (dx, dy) = (x - aspect * (0.3 + 0.4 * noise(variant, 3, 7)), y - 0.5)
        let glow = 1 / (1 + 14 * (dx * dx + dy * dy))
        return mix(color, [255, 226, 170], 0.75 * glow * glow)
    }

    private func hill(_ layer: Int, _ y: Double) -> [Double] {
        let colors: [[Double]] = [[150, 92, 118], [84, 62, 98], [30, 30, 52]]
        return mix(colors[layer], [20, 18, 34], max(0, min(1, (y - 0.6) * 1.6)))
    }

    /// How far below the top a hill begins.
    private func ridge(_ layer: Int, _ x: Double) -> Double {
        let base = [0.54, 0.63, 0.76][layer]
        var height = 0.0
        for octave in 0..<4 {
            let scale = Double(1 << octave)
            let place = x * (1.6 + Double(layer)) * scale
            let cell = Int(place)
            let start = noise(cell, layer * 8 + octave, variant)
            let end = noise(cell + 1, layer * 8 + octave, variant)
            height += (start + (end - start) * smooth(place - Double(cell)) - 0.5) / scale
        }
        return base - 0.14 * height
    }

    private var lights: [Light] {
        let colors: [[Double]] = [[255, 196, 96], [255, 128, 96], [120, 220, 235], [255, 236, 200], [255, 96, 150]]
        return (0..<26).map { number in
            Light(
                x: aspect * noise(number, 1, variant), y: 0.74 + 0.3 * noise(number, 2, variant),
                radius: 0.02 + 0.05 * noise(number, 3, variant), color: colors[number % colors.count])
        }
    }
}

private func mix(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/// From 0 at 0 to 1 at 1 without corners, level beyond.
private func smooth(_ value: Double) -> Double {
    let t = max(0, min(1, value))
    return t * t * (3 - 2 * t)
}

/// A number from 0 to 1 that looks random and always is the same for the same place.
private func noise(_ x: Int, _ y: Int, _ z: Int) -> Double {
    var hash = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= UInt64(bitPattern: Int64(z)) &* 0x1656_67B1_9E37_79F9
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    return Double(hash >> 11) / Double(UInt64(1) << 53)
}
