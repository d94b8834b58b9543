internal import CCairo
internal import SnugGeometry
internal import SnugPixels

extension Sheet {
    /// Fills a clear sheet of colours with a picture that lies in a rectangle, in pixels from the canvas's corner; false
    /// if there is no memory for it.
    ///
    /// Time is linear in the pixels of the sheet and in those of the picture.
    func fill(with bitmap: Bitmap, in rect: Rect, isTiled: Bool) -> Bool {
        // A small tile of a large picture is made once, not for each time that it is repeated.
        let isReduced = Double(bitmap.width) > 2 * rect.width || Double(bitmap.height) > 2 * rect.height
        if isTiled && isReduced && (rect.width < Double(area.width) || rect.height < Double(area.height)) {
            let size = PixelRect(
                x: 0, y: 0, width: min(bitmap.width, Int(rect.width.rounded(.up))),
                height: min(bitmap.height, Int(rect.height.rounded(.up))))
            guard let tile = Sheet(size, .color) else { return false }
            unsafe bitmap.bytes.withUnsafeBytes { bytes in
                unsafe tile.fill(with: ImagePixels(bitmap, bytes), in: size.rect, isTiled: true)
            }
            withExtendedLifetime(tile) { fill(with: ImagePixels(tile), in: rect, isTiled: true) }
        } else {
            unsafe bitmap.bytes.withUnsafeBytes { bytes in
                unsafe fill(with: ImagePixels(bitmap, bytes), in: rect, isTiled: isTiled)
            }
        }
        return true
    }

    private func fill(with image: ImagePixels, in rect: Rect, isTiled: Bool) {
        let columns = ImageAxis(
            count: image.width, from: rect.x0, to: rect.x1, isTiled: isTiled, pixels: area.x..<area.x + area.width)
        let rows = ImageAxis(
            count: image.height, from: rect.y0, to: rect.y1, isTiled: isTiled, pixels: area.y..<area.y + area.height)
        let used = columns.used
        var sums = [SIMD4<Float>](repeating: .zero, count: used.count)
        for (y, mean) in rows.means.enumerated() {
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                unsafe sums.update(repeating: .zero)
                for (step, weight) in rows.weights[mean.weights].enumerated() {
                    unsafe image.add(row: rows.wrapped(mean.start + step), columns: used, weight, to: sums)
                }
            }
            let target = unsafe row(area.y + y)
            for (x, mean) in columns.means.enumerated() {
                var sum = SIMD4<Float>.zero
                var place = columns.wrapped(mean.start)
                for index in mean.weights {
                    sum += sums[place - used.lowerBound] * columns.weights[index]
                    place = place + 1 == columns.count ? 0 : place + 1
                }
                let color = Self.rounded(image.ordered(sum * (rows.coverage[y] * columns.coverage[x])))
                unsafe UnsafeMutableRawPointer(target + 4 * x).storeBytes(of: color, as: SIMD4<UInt8>.self)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }
}

extension ImageAxis {
    /// The pixels of the picture that some mean holds.
    fileprivate var used: Range<Int> {
        let first = means.map(\.start).min() ?? 0
        let end = means.map { $0.start + $0.weights.count }.max() ?? 0
        return first >= 0 && end <= count ? first..<end : 0..<count
    }
}

/// The pixels of a picture in memory that somebody else keeps.
@safe private struct ImagePixels {
    let width: Int
    let height: Int
    private let stride: Int
    private let isStraight: Bool
    private let isRedFirst: Bool
    private let bytes: UnsafeRawBufferPointer

    init(_ bitmap: Bitmap, _ bytes: UnsafeRawBufferPointer) {
        width = bitmap.width
        height = bitmap.height
        stride = 4 * bitmap.width
        isStraight = bitmap.alphaFormat == .straight
        isRedFirst = bitmap.channelOrder == .rgba
        unsafe self.bytes = bytes
    }

    init(_ sheet: Sheet) {
        width = sheet.area.width
        height = sheet.area.height
        stride = sheet.stride
        isStraight = false
        isRedFirst = false
        unsafe bytes = UnsafeRawBufferPointer(start: sheet.bytes, count: sheet.stride * sheet.area.height)
    }

    /// Adds the premultiplied colours of a row, times a weight, to sums.
    func add(row: Int, columns: Range<Int>, _ weight: Float, to sums: UnsafeMutableBufferPointer<SIMD4<Float>>) {
        let start = row * stride + 4 * columns.lowerBound
        for column in 0..<columns.count {
            let bytes = unsafe bytes.loadUnaligned(fromByteOffset: start + 4 * column, as: SIMD4<UInt8>.self)
            var color = SIMD4<Float>(bytes)
            if isStraight && bytes.w < 255 {
                let alpha = color.w
                color *= alpha / 255
                color.w = alpha
            }
            unsafe sums[column] += color * weight
        }
    }

    /// A colour of the picture with blue first.
    func ordered(_ color: SIMD4<Float>) -> SIMD4<Float> {
        isRedFirst ? SIMD4(color.z, color.y, color.x, color.w) : color
    }
}
