internal import SnugPixels

/// A picture made by arithmetic that looks enough like a photo to judge captions on it: a sky over ranges of hills, lights
/// out of focus, grain.
///
/// Each scene is the same on every machine.
struct PhotoPage {
    let width: Int
    let height: Int
    let scene: PhotoScene

    /// The picture, opaque; linear in its pixels.
    func bitmap() -> Bitmap {
        var canvas = PhotoCanvas(width: width, height: height)
        paintSky(on: &canvas)
        for (layer, color) in zip(0..., scene.hills) { paintHill(layer, color, on: &canvas) }
        for number in 0..<scene.lightCount { paintLight(number, on: &canvas) }
        canvas.addGrain(3)
        return canvas.bitmap
    }

    /// From the zenith's colour to the horizon's, brightest round the sun.
    private func paintSky(on canvas: inout PhotoCanvas) {
        let unit = Double(height)
        let sun = (x: scene.sun.x * Double(width) / unit, y: scene.sun.y)
        for y in 0..<height {
            let place = (Double(y) + 0.5) / unit
            let share = smooth(place / 0.62)
            let base = scene.zenith.mixed(with: scene.horizon, share)
            for x in 0..<width {
                let dx = (Double(x) + 0.5) / unit - sun.x
                let dy = place - sun.y
                let glow = 1 / (1 + 12 * (dx * dx + dy * dy))
                canvas.set(x, y, base.mixed(with: scene.glow, 0.8 * glow * glow))
            }
        }
    }

    /// A range of hills, hazy at its foot where the next one begins.
    private func paintHill(_ layer: Int, _ color: PhotoColor, on canvas: inout PhotoCanvas) {
        let unit = Double(height)
        let softness = 0.004 + 0.002 * Double(layer)
        let isNearest = layer == scene.hills.count - 1
        for x in 0..<width {
            let top = ridge(layer, (Double(x) + 0.5) / unit)
            for y in max(0, Int((top - softness) * unit))..<height {
                let depth = (Double(y) + 0.5) / unit - top
                let haze = isNearest ? color : color.mixed(with: scene.horizon, 0.28 * smooth(depth / 0.25))
                canvas.mix(x, y, haze, depth < softness ? smooth(depth / softness) : 1)
            }
        }
    }

    /// How far below the top a range begins, in heights of the picture.
    private func ridge(_ layer: Int, _ x: Double) -> Double {
        var offset = 0.0
        for octave in 0..<5 {
            let scale = Double(1 << octave)
            let place = x * (1.3 + 0.9 * Double(layer)) * scale
            let cell = Int(place)
            let start = noise(cell, layer * 8 + octave, scene.number)
            let end = noise(cell + 1, layer * 8 + octave, scene.number)
            offset += (start + (end - start) * smooth(place - Double(cell)) - 0.5) / scale
        }
        return [0.55, 0.66, 0.8][layer] - [0.2, 0.15, 0.1][layer] * offset
    }

    /// A disc with a soft edge and a slightly brighter rim, as lenses draw points out of focus.
    private func paintLight(_ number: Int, on canvas: inout PhotoCanvas) {
        let unit = Double(height)
        let x = noise(number, 1, scene.number) * Double(width)
        let y = (0.7 + 0.3 * noise(number, 2, scene.number)) * unit
        let radius = (0.022 + 0.036 * noise(number, 3, scene.number)) * unit
        let color = scene.lights[number % scene.lights.count]
        let strength = 0.25 + 0.35 * noise(number, 4, scene.number)
        for row in max(0, Int(y - radius))..<min(height, Int(y + radius) + 2) {
            for column in max(0, Int(x - radius))..<min(width, Int(x + radius) + 2) {
                let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
                let distance = (dx * dx + dy * dy).squareRoot() / radius
                let share = strength * smooth((1 - distance) * 5) * (0.75 + 0.25 * smooth((distance - 0.5) * 2.5))
                canvas.mix(column, row, color, share)
            }
        }
    }
}

/// From 0 at 0 to 1 at 1 without corners, level beyond.
private func smooth(_ value: Double) -> Double {
    let t = max(0, min(1, value))
    return t * t * (3 - 2 * t)
}
