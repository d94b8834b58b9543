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
    private static let laneCount = 8
}

extension BackdropCells {
    /// Sets the means of all cells.
    private func fill(with pixels: BackdropPixels, _ blur: BackdropBlur, _ origin: PixelOffset) {
        let sums = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 4 * pixels.area.width)
        defer { unsafe sums.deallocate() }
        let (first, last) = (pixels.area.y, pixels.area.y + pixels.area.height - 1)
        for y in area.y..<area.y + area.height {
            unsafe sums.update(repeating: 0)
            for (rows, weight) in blur.parts(of: origin.y + y << blur.cellShift) {
                // Rows beyond the edge are those at the edge again.
                let nearest = max(first, min(rows.lowerBound, last))...max(first, min(rows.upperBound, last))
                for row in nearest {
                    var times = 1
                    if row == first { times += max(0, min(first, rows.upperBound) - rows.lowerBound) }
                    if row == last { times += max(0, rows.upperBound - max(last, rows.lowerBound)) }
                    unsafe Self.add(pixels.row(row), times: UInt16(times * weight), to: sums)
                }
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
        let columns = UnsafeRawPointer(sums)
        func sum(_ part: ClosedRange<Int>) -> SIMD4<UInt32> {
            func value(_ column: Int) -> SIMD4<UInt32> {
                SIMD4(
                    truncatingIfNeeded: unsafe columns.load(
                        fromByteOffset: 8 &* (column &- first), as: SIMD4<UInt16>.self))
            }
            // Columns beyond the edge are those at the edge again.
            var sum = value(first) &* UInt32(max(0, min(part.upperBound + 1, first) - part.lowerBound))
            sum &+= value(last) &* UInt32(max(0, part.upperBound - max(part.lowerBound - 1, last)))
            let (start, end) = (max(first, part.lowerBound), min(last, part.upperBound))
            var column = start
            while column <= end {
                sum &+= value(column)
                column += 1
            }
            return sum
        }
        let (cell, half) = (blur.cell, blur.cell / 2)
        for x in 0..<area.width {
            let start = origin.x + (area.x + x) << blur.cellShift
            var total = sum(start...start + cell - 1)
            if cell > 1 {
                let beside = sum(start - half...start - 1) &+ sum(start + cell...start + cell + half - 1)
                total = total &* 3 &+ beside
            }
            let mean = SIMD4<Int16>(truncatingIfNeeded: blur.inSixtyFourths(total))
            unsafe row.storeBytes(of: mean, toByteOffset: 8 * x, as: SIMD4<Int16>.self)
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
        let middle = unsafe UnsafeRawPointer(source).loadUnaligned(as: SIMD8<Int16>.self)
        let weight = unsafe SIMD8<Int16>(repeating: weights[0])
        var sums = SIMD8<Int32>(truncatingIfNeeded: middle) &* SIMD8<Int32>(truncatingIfNeeded: weight) &+ 0x4000
        for distance in 1..<weights.count {
            let before = unsafe UnsafeRawPointer(source - distance &* step).loadUnaligned(as: SIMD8<Int16>.self)
            let after = unsafe UnsafeRawPointer(source + distance &* step).loadUnaligned(as: SIMD8<Int16>.self)
            let weight = unsafe SIMD8<Int16>(repeating: weights[distance])
            sums &+= SIMD8<Int32>(truncatingIfNeeded: before &+ after) &* SIMD8<Int32>(truncatingIfNeeded: weight)
        }
        let means = SIMD8<Int16>(truncatingIfNeeded: sums &>> 15)
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: means, as: SIMD8<Int16>.self)
    }
}

extension BackdropBlur {
    /// The pixels along an axis that have a part in the mean of the cell that starts at a pixel, with their weights.
    fileprivate func parts(of start: Int) -> [(pixels: ClosedRange<Int>, weight: Int)] {
        if cell == 1 { return [(start...start, 1)] }
        let half = cell / 2
        return [
            (start - half...start - 1, 1), (start...start + cell - 1, 3), (start + cell...start + cell + half - 1, 1),
        ]
    }

    /// A mean in 64ths for the sum of all pixels of a cell along both axes, times their weights.
    fileprivate func inSixtyFourths(_ sum: SIMD4<UInt32>) -> SIMD4<UInt32> {
        if cell == 1 { return sum &* 64 }
        // The weights along an axis add up to 4 times the side of a cell.
        let shift = UInt32(2 * cellShift)
        return (sum &* 4 &+ 1 &<< (shift - 1)) &>> shift
    }
}
