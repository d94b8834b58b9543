internal import CCairo
internal import SnugPixels

extension Sheet {
    /// A sheet of alpha blurred by a kernel and multiplied with an alpha, in another rectangle; nil if there is no
    /// memory for it.
    ///
    /// `offset` moves what is blurred by whole pixels. What lies outside the sheet counts as clear. Time is linear in the
    /// pixels of both rectangles and of what lies between them, whatever the kernel's reach.
    func blurred(
        by kernel: GaussianKernel, alpha: UInt8, offset: PixelOffset = .zero, in target: PixelRect
    ) -> Sheet? {
        // Farther away from the target nothing has a part in it.
        let moved = area.offset(by: offset)
        let area = moved.intersection(target.outset(by: kernel.reach))
        guard let result = Sheet(target, .alpha) else { return nil }
        if area.isEmpty { return result }
        // Rows of the mask, columns of the target.
        let count = area.height * target.width
        let size = count * MemoryLayout<UInt16>.stride
        guard let memory = unsafe FreshMemory.allocate(size) else { return nil }
        defer { unsafe FreshMemory.free(memory) }
        let rows = unsafe UnsafeMutableRawBufferPointer(start: memory, count: size)
            .initializeMemory(as: UInt16.self, repeating: 0)
        let corner = PixelOffset(x: area.x - moved.x, y: area.y - moved.y)
        unsafe blurRows(kernel, from: area, at: corner, onto: rows, target)
        unsafe result.blurColumns(kernel, from: rows, area, alpha)
        unsafe cairo_surface_mark_dirty(result.surface)
        return result
    }

    private func blurRows(
        _ kernel: GaussianKernel, from area: PixelRect, at corner: PixelOffset,
        onto rows: UnsafeMutableBufferPointer<UInt16>, _ target: PixelRect
    ) {
        let line = BlurLine(from: area.x..<area.x + area.width, to: target.x..<target.x + target.width, kernel.reach)
        let strip = BlurStrip(length: line.length, kernel: kernel)
        // Its values are read after it has been asked for them last.
        defer { extendLifetime(strip) }
        for top in Swift.stride(from: 0, to: area.height, by: BlurStrip.lanes) {
            let count = min(BlurStrip.lanes, area.height - top)
            guard hasInk(rows: corner.y + top..<corner.y + top + count) else { continue }
            strip.clear()
            for lane in 0..<count {
                let source = unsafe bytes + (corner.y + top + lane) * stride + corner.x
                let first = unsafe strip.values + line.source * BlurStrip.lanes + lane
                for x in 0..<area.width { unsafe first[x &* BlurStrip.lanes] = UInt16(source[x]) << 8 }
            }
            strip.blur()
            for lane in 0..<count {
                let first = unsafe strip.values + line.target * BlurStrip.lanes + lane
                let start = (top + lane) * target.width
                for x in 0..<target.width { unsafe rows[start &+ x] = first[x &* BlurStrip.lanes] }
            }
        }
    }

    private func blurColumns(
        _ kernel: GaussianKernel, from rows: UnsafeMutableBufferPointer<UInt16>, _ source: PixelRect, _ alpha: UInt8
    ) {
        let line = BlurLine(
            from: source.y..<source.y + source.height, to: area.y..<area.y + area.height, kernel.reach)
        let strip = BlurStrip(length: line.length, kernel: kernel)
        // Its values are read after it has been asked for them last.
        defer { extendLifetime(strip) }
        for left in Swift.stride(from: 0, to: area.width, by: BlurStrip.lanes) {
            let count = min(BlurStrip.lanes, area.width - left)
            strip.clear()
            for y in 0..<source.height {
                let first = unsafe strip.values + (line.source + y) * BlurStrip.lanes
                let start = y * area.width + left
                for lane in 0..<count { unsafe first[lane] = rows[start &+ lane] }
            }
            strip.blur()
            for y in 0..<area.height {
                let first = unsafe strip.values + (line.target + y) * BlurStrip.lanes
                let pixels = unsafe bytes + y * stride + left
                // One rounding for blur and alpha, so that pale shadows do not lose their outer parts.
                for lane in 0..<count {
                    unsafe pixels[lane] = UInt8((UInt32(first[lane]) * UInt32(alpha) + 32_640) / 65_280)
                }
            }
        }
    }

    private func hasInk(rows: Range<Int>) -> Bool {
        let part = unsafe UnsafeBufferPointer(start: bytes + rows.lowerBound * stride, count: rows.count * stride)
        return unsafe part.contains { $0 != 0 }
    }
}

/// Where source and target lie on a line that is long enough for all that has a part in the target.
private struct BlurLine {
    let length: Int
    /// The place of the source's first pixel.
    let source: Int
    /// The place of the target's first pixel.
    let target: Int

    init(from source: Range<Int>, to target: Range<Int>, _ reach: Int) {
        // Farther out than this each pixel is clear, or too far from the target.
        let start = min(target.lowerBound, max(source.lowerBound, target.lowerBound) - reach)
        length = max(target.upperBound, min(source.upperBound, target.upperBound) + reach) - start
        self.source = source.lowerBound - start
        self.target = target.lowerBound - start
    }
}
