internal import CCairo
internal import SnugPixels

extension Sheet {
    /// Fills a sheet of colours with what lies behind it, blurred and coloured; false if there is no memory for it.
    ///
    /// `origin` is the corner of a cell, in pixels: what moves together with it is blurred in the same way.
    func fill(
        with pixels: BackdropPixels, _ blur: BackdropBlur, _ colors: BackdropColors, origin: PixelOffset
    ) -> Bool {
        for top in Swift.stride(from: area.y, to: area.y + area.height, by: blur.bandHeight) {
            let rows = top..<min(top + blur.bandHeight, area.y + area.height)
            guard let cells = BackdropCells(pixels, blur, origin: origin, cells: cells(of: rows, blur, origin)) else {
                return false
            }
            if blur.cell == 1 {
                copy(cells, rows, colors, origin)
            } else {
                spread(cells, rows, blur, colors, origin)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
        return true
    }

    /// The cells that give the pixels of some rows.
    private func cells(of rows: Range<Int>, _ blur: BackdropBlur, _ origin: PixelOffset) -> PixelRect {
        let columns = blur.cells(of: area.x..<area.x + area.width, origin: origin.x)
        let rows = blur.cells(of: rows, origin: origin.y)
        let touched = PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
        return touched.outset(by: blur.cell == 1 ? 0 : 1)
    }

    /// Makes each cell a pixel.
    private func copy(_ cells: BackdropCells, _ rows: Range<Int>, _ colors: BackdropColors, _ origin: PixelOffset) {
        for y in rows {
            let source = unsafe UnsafeRawPointer(cells.row(y - origin.y) + 4 * (area.x - origin.x - cells.area.x))
            let target = unsafe UnsafeMutableRawPointer(row(y))
            for x in 0..<area.width {
                let color = unsafe source.load(fromByteOffset: 8 &* x, as: SIMD4<Int16>.self)
                let pixel = colors.pixel(SIMD4(truncatingIfNeeded: color))
                unsafe target.storeBytes(of: pixel, toByteOffset: 4 &* x, as: SIMD4<UInt8>.self)
            }
        }
    }

    /// Makes the pixels of all cells, as a quadratic B-spline through the cells has them.
    private func spread(
        _ cells: BackdropCells, _ rows: Range<Int>, _ blur: BackdropBlur, _ colors: BackdropColors,
        _ origin: PixelOffset
    ) {
        let count = 4 * cells.area.width
        let means = UnsafeMutableBufferPointer<Int16>.allocate(capacity: count)
        defer { unsafe means.deallocate() }
        for y in rows {
            let place = y - origin.y
            let cell = place >> blur.cellShift
            let weights = blur.splineWeights(at: place - cell << blur.cellShift)
            let (above, middle, below) = unsafe (cells.row(cell - 1), cells.row(cell), cells.row(cell + 1))
            for index in 0..<count {
                let sum =
                    unsafe Int32(above[index]) &* Int32(weights.0) &+ Int32(middle[index]) &* Int32(weights.1)
                    &+ Int32(below[index]) &* Int32(weights.2)
                unsafe means[index] = Int16(truncatingIfNeeded: (sum &+ 0x2000) &>> 14)
            }
            unsafe spread(UnsafeRawBufferPointer(means), onto: y, from: cells.area.x, blur, colors, origin)
        }
    }

    /// Makes the pixels of a row from means of cells, the first of which is `first`.
    private func spread(
        _ means: UnsafeRawBufferPointer, onto y: Int, from first: Int, _ blur: BackdropBlur,
        _ colors: BackdropColors, _ origin: PixelOffset
    ) {
        let target = unsafe UnsafeMutableRawPointer(row(y))
        let end = area.x + area.width
        let spline = BackdropSpline(blur)
        var x = area.x
        while x < end {
            let cell = (x - origin.x) >> blur.cellShift
            let start = origin.x + cell << blur.cellShift
            let offset = 8 * (cell - first)
            func mean(_ side: Int) -> SIMD4<Int32> {
                SIMD4(truncatingIfNeeded: unsafe means.load(fromByteOffset: offset + 8 * side, as: SIMD4<Int16>.self))
            }
            var curve = spline.curve(mean(-1), mean(0), mean(1), at: x - start)
            let next = min(end, start + blur.cell)
            if colors.isPlain {
                for pixel in x - area.x..<next - area.x {
                    unsafe target.storeBytes(
                        of: spline.pixel(curve.value), toByteOffset: 4 &* pixel, as: SIMD4<UInt8>.self)
                    curve.step()
                }
            } else {
                for pixel in x - area.x..<next - area.x {
                    let pixelColor = colors.pixel(spline.color(curve.value))
                    unsafe target.storeBytes(of: pixelColor, toByteOffset: 4 &* pixel, as: SIMD4<UInt8>.self)
                    curve.step()
                }
            }
            x = next
        }
    }
}

extension BackdropBlur {
    /// The cells that pixels lie in.
    fileprivate func cells(of pixels: Range<Int>, origin: Int) -> Range<Int> {
        (pixels.lowerBound - origin) >> cellShift..<(pixels.upperBound - 1 - origin) >> cellShift + 1
    }

    /// What a pixel at a place in its cell gets of the cells before, at and after it; 16,384 in sum.
    fileprivate func splineWeights(at place: Int) -> (Int16, Int16, Int16) {
        let u = 2 * place + 1 - cell
        let whole = 8 * cell * cell
        func weight(_ distance: Int) -> Int { (distance * distance * 16384 + whole / 2) / whole }
        let (before, after) = (weight(cell - u), weight(cell + u))
        return (Int16(before), Int16(16384 - before - after), Int16(after))
    }
}
