internal import SnugPixels

/// The pixels that a blur reads: rows of premultiplied colours that somebody else keeps.
///
/// Beyond the rectangle the pixels at its edge go on.
@safe struct BackdropPixels {
    let area: PixelRect
    private let bytes: UnsafePointer<UInt8>
    private let stride: Int

    /// The pixels from a first one on, which lies at the corner of the rectangle.
    init(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
        self.area = area
        unsafe self.bytes = bytes
        self.stride = stride
    }

    /// The first byte of a row inside the rectangle.
    func row(_ y: Int) -> UnsafePointer<UInt8> {
        unsafe bytes + (y - area.y) * stride
    }
}

/// The means of square cells of pixels, blurred among each other; blue, green, red, alpha in 64ths.
@safe final class BackdropCells {
    /// The cells that hold blurred means, counted from the one at the origin.
    private(set) var area: PixelRect
    private var values: UnsafeMutablePointer<Int16>
    /// From one row to the next, in values: a whole number of lanes, so that none spill into the next row.
    private var stride: Int

    /// Blurs pixels for the cells of a rectangle; nil if there is no memory for it.
    ///
    /// `origin` is the corner of cell 0, in pixels.
    init?(_ pixels: BackdropPixels, _ blur: BackdropBlur, origin: PixelOffset, cells: PixelRect) {
        area = cells.outset(by: blur.cellReach)
        guard let values = unsafe Self.values(area) else { return nil }
        unsafe self.values = values
        stride = Self.stride(area)
        fill(with: pixels, blur, origin)
        if blur.weights.isEmpty { return }
        // Along the rows, then along the columns.
        let narrow = PixelRect(x: cells.x, y: area.y, width: cells.width, height: area.height)
        guard weigh(blur.weights, into: narrow, step: 4), weigh(blur.weights, into: cells, step: stride)
        else { return nil }
    }

    deinit {
        unsafe FreshMemory.free(values)
    }

    /// The first value of a row of cells.
    func row(_ y: Int) -> UnsafePointer<Int16> {
        unsafe UnsafePointer(values + (y - area.y) * stride)
    }

    private static func values(_ area: PixelRect) -> UnsafeMutablePointer<Int16>? {
        // A little more, because values beyond the last ones are read together with them.
        let count = stride(area) * area.height + 2 * laneCount
        guard let memory = unsafe FreshMemory.allocate(2 * count) else { return nil }
        return unsafe memory.bindMemory(to: Int16.self, capacity: count)
    }

    private static func stride(_ area: PixelRect) -> Int {
        (4 * area.width + laneCount - 1) / laneCount * laneCount
    }

    /// How many values are worked on together.
    private static let laneCount = 16
}

extension BackdropCells {
    /// Sets the means of all cells.
    private func fill(with pixels: BackdropPixels, _ blur: BackdropBlur, _ origin: PixelOffset) {
        let sums = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 4 * pixels.area.width)
        defer { unsafe sums.deallocate() }
        let (first, last) = (pixels.area.y, pixels.area.y + pixels.area.height - 1)
        for y in area.y..<area.y + area.height {
            let top = origin.y + y << blur.cellShift
            let rows = max(first, min(top, last))...max(first, min(top + blur.cell - 1, last))
            unsafe sums.update(repeating: 0)
            for row in rows {
                // Rows beyond the edge are those at the edge again.
                var times = 1
                if row == first { times += max(0, min(first, top + blur.cell - 1) - top) }
                if row == last { times += max(0, top + blur.cell - 1 - max(last, top)) }
                unsafe Self.add(pixels.row(row), times: UInt16(times), to: sums)
            }
            unsafe setRow(y, from: sums, pixels.area, blur, origin)
        }
    }

    private static func add(
        _ pixels: UnsafePointer<UInt8>, times: UInt16, to sums: UnsafeMutableBufferPointer<UInt16>
    ) {
        guard let values = sums.baseAddress else { return }
        if times == 1 {
            for index in 0..<sums.count { unsafe values[index] &+= UInt16(pixels[index]) }
        } else {
            for index in 0..<sums.count { unsafe values[index] &+= UInt16(pixels[index]) &* times }
        }
    }

    /// Sets the means of a row of cells from sums over their columns of pixels.
    private func setRow(
        _ y: Int, from sums: UnsafeMutableBufferPointer<UInt16>, _ pixels: PixelRect, _ blur: BackdropBlur,
        _ origin: PixelOffset
    ) {
        guard let sums = sums.baseAddress else { return }
        let row = unsafe UnsafeMutableRawPointer(values + (y - area.y) * stride)
        let (first, last) = (pixels.x, pixels.x + pixels.width - 1)
        let shift = UInt32(2 * blur.cellShift)
        let half = shift == 0 ? 0 : UInt32(1) << (shift - 1)
        let columns = UnsafeRawPointer(sums)
        for x in 0..<area.width {
            let left = origin.x + (area.x + x) << blur.cellShift
            var sum = SIMD4<UInt32>.zero
            if left >= first && left + blur.cell - 1 <= last {
                for column in left - first..<left - first + blur.cell {
                    sum &+= unsafe SIMD4(
                        truncatingIfNeeded: columns.load(fromByteOffset: 8 &* column, as: SIMD4<UInt16>.self))
                }
            } else {
                for column in left..<left + blur.cell {
                    let nearest = max(first, min(column, last)) - first
                    sum &+= unsafe SIMD4(
                        truncatingIfNeeded: columns.load(fromByteOffset: 8 &* nearest, as: SIMD4<UInt16>.self))
                }
            }
            let mean = (sum &* 64 &+ half) &>> shift
            unsafe row.storeBytes(
                of: SIMD4<Int16>(truncatingIfNeeded: mean), toByteOffset: 8 * x, as: SIMD4<Int16>.self)
        }
    }

    /// Makes each value of a part of the cells a mean of those that lie `step` values apart; false if there is no memory.
    private func weigh(_ weights: [Int16], into part: PixelRect, step: Int) -> Bool {
        guard let result = unsafe Self.values(part) else { return false }
        let lanes = Self.laneCount
        let rowLength = Self.stride(part)
        // Narrow strips, so that all rows with a part in one stay near the processor.
        let stripLength = 512
        unsafe weights.withUnsafeBufferPointer { weights in
            for strip in Swift.stride(from: 0, to: rowLength, by: stripLength) {
                for y in part.y..<part.y + part.height {
                    let source = unsafe values + (y - area.y) * stride + 4 * (part.x - area.x)
                    let target = unsafe result + (y - part.y) * rowLength
                    for index in Swift.stride(from: strip, to: min(strip + stripLength, rowLength), by: lanes) {
                        unsafe Self.weigh(weights, source + index, step, target + index)
                    }
                }
            }
        }
        unsafe FreshMemory.free(values)
        unsafe values = result
        area = part
        stride = rowLength
        return true
    }

    private static func weigh(
        _ weights: UnsafeBufferPointer<Int16>, _ source: UnsafePointer<Int16>, _ step: Int,
        _ target: UnsafeMutablePointer<Int16>
    ) {
        let middle = unsafe UnsafeRawPointer(source).loadUnaligned(as: SIMD16<Int16>.self)
        let weight = unsafe SIMD16<Int16>(repeating: weights[0])
        var sums = SIMD16<Int32>(truncatingIfNeeded: middle) &* SIMD16<Int32>(truncatingIfNeeded: weight) &+ 0x4000
        for distance in 1..<weights.count {
            let before = unsafe UnsafeRawPointer(source - distance &* step).loadUnaligned(as: SIMD16<Int16>.self)
            let after = unsafe UnsafeRawPointer(source + distance &* step).loadUnaligned(as: SIMD16<Int16>.self)
            let weight = unsafe SIMD16<Int16>(repeating: weights[distance])
            sums &+= SIMD16<Int32>(truncatingIfNeeded: before &+ after) &* SIMD16<Int32>(truncatingIfNeeded: weight)
        }
        let means = SIMD16<Int16>(truncatingIfNeeded: sums &>> 15)
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: means, as: SIMD16<Int16>.self)
    }
}
