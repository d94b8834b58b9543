internal import CCairo
internal import SnugGeometry
internal import SnugPixels

extension Sheet {
    /// Fills a sheet of colours with a ramp along a line, in pixels from the canvas's corner.
    ///
    /// Colours are those at the middles of pixels, rounded to the nearest, halves upwards.
    func fill(with ramp: GradientRamp, from start: Point, to end: Point) {
        let d = end - start
        let square = d.x * d.x + d.y * d.y
        // Where pixels are more than this apart on the line, even the numbers end.
        guard square >= .leastNormalMagnitude else { return fill(with: ramp.last) }
        let (pace, width) = (Point(x: d.x / square, y: d.y / square), 1 / square.squareRoot())
        var place = GradientRamp.Place()
        for y in area.y..<area.y + area.height {
            // With nothing to change along y all rows are the same.
            if d.y == 0 && y > area.y {
                unsafe row(y).update(from: row(area.y), count: area.width * 4)
                continue
            }
            let across = (Double(y) + 0.5 - start.y) * pace.y
            fillRow(y, isEven: d.x == 0) { x in
                let location = (Double(x) + 0.5 - start.x) * pace.x + across
                return ramp.hasSteps
                    ? ramp.color(at: location, width: width, &place) : ramp.color(at: location, &place)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Fills a sheet of colours with a ramp from a point outwards to an ellipse, in pixels from the canvas's corner.
    func fill(with ramp: GradientRamp, center: Point, radii: Size) {
        guard min(radii.width, radii.height) >= .leastNormalMagnitude else { return fill(with: ramp.last) }
        var place = GradientRamp.Place()
        for y in area.y..<area.y + area.height {
            let v = (Double(y) + 0.5 - center.y) / radii.height
            fillRow(y, isEven: false) { x in
                let u = (Double(x) + 0.5 - center.x) / radii.width
                let location = (u * u + v * v).squareRoot()
                guard ramp.hasSteps else { return ramp.color(at: location, &place) }
                let slope = Point(x: u / radii.width, y: v / radii.height).length
                let width = location > 0 ? slope / location : 1 / radii.width
                return ramp.color(at: location, width: width.isFinite ? width : 0, &place)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    private func fillRow(_ y: Int, isEven: Bool, _ color: (Int) -> SIMD4<Float>) {
        unsafe row(y).withMemoryRebound(to: SIMD4<UInt8>.self, capacity: area.width) { pixels in
            if isEven {
                unsafe pixels.update(repeating: Self.rounded(color(area.x)), count: area.width)
            } else {
                for x in 0..<area.width { unsafe pixels[x] = Self.rounded(color(area.x &+ x)) }
            }
        }
    }

    private func fill(with color: Color) {
        let pixel = SIMD4(
            Bitmap.premultiply(color.blue, color.alpha), Bitmap.premultiply(color.green, color.alpha),
            Bitmap.premultiply(color.red, color.alpha), color.alpha)
        for y in area.y..<area.y + area.height {
            unsafe row(y).withMemoryRebound(to: SIMD4<UInt8>.self, capacity: area.width) { pixels in
                unsafe pixels.update(repeating: pixel, count: area.width)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// The nearest whole numbers of colours from 0 to 255.
    ///
    /// Halves are common, and the last bits of what comes to a half depend on where the canvas starts: a little is added,
    /// so that all halves go up.
    static func rounded(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
        // A sum with 1.5 times 2 to the power of 23 has its whole part in the lowest bits.
        let sum = color + (1 / 1024) + 12_582_912
        return SIMD4<UInt8>(truncatingIfNeeded: unsafe unsafeBitCast(sum, to: SIMD4<UInt32>.self))
    }
}
