/// A bundle of pixel rows, or of columns, that are blurred along their length at the same time.
///
/// The values at one place of all lines lie side by side, so that the processor works on several at once and rows and
/// columns are blurred by the same code.
@safe final class BlurStrip {
    /// The number of lines.
    static let lanes = 32

    /// The number of values in a line.
    let length: Int
    private let kernel: GaussianKernel
    /// `length * lanes` values, 0...65,280: a blur keeps fractions of the 255 steps.
    private(set) var values: UnsafeMutablePointer<UInt16>
    private var spare: UnsafeMutablePointer<UInt16>
    private let sums: UnsafeMutablePointer<UInt32>
    /// What lies before the first and after the last value.
    private let nothing: UnsafeMutablePointer<UInt16>

    init(length: Int, kernel: GaussianKernel) {
        self.length = length
        self.kernel = kernel
        unsafe values = .allocate(capacity: length * Self.lanes)
        unsafe spare = .allocate(capacity: length * Self.lanes)
        unsafe spare.initialize(repeating: 0, count: length * Self.lanes)
        unsafe sums = .allocate(capacity: Self.lanes)
        unsafe sums.initialize(repeating: 0, count: Self.lanes)
        unsafe nothing = .allocate(capacity: Self.lanes)
        unsafe nothing.initialize(repeating: 0, count: Self.lanes)
        unsafe values.initialize(repeating: 0, count: length * Self.lanes)
    }

    deinit {
        unsafe values.deallocate()
        unsafe spare.deallocate()
        unsafe sums.deallocate()
        unsafe nothing.deallocate()
    }

    /// Sets all values to 0.
    func clear() {
        unsafe values.update(repeating: 0, count: length * Self.lanes)
    }

    /// Blurs all lines; what lies beyond their ends counts as 0.
    func blur() {
        switch kernel {
        case .sharp:
            break
        case .weights(let weights):
            weigh(weights)
        case .boxes(let radius, let inner, let edge):
            for _ in 0..<3 { box(radius, inner, edge) }
        }
    }

    private func row(_ place: Int) -> UnsafePointer<UInt16> {
        guard place >= 0 && place < length else { return unsafe UnsafePointer(nothing) }
        return unsafe UnsafePointer(values + place &* Self.lanes)
    }

    private func weigh(_ weights: [UInt32]) {
        for place in 0..<length {
            let middle = unsafe row(place)
            for lane in 0..<Self.lanes { unsafe sums[lane] = UInt32(middle[lane]) &* weights[0] &+ 0x8000 }
            for distance in 1..<weights.count {
                let (before, after) = unsafe (row(place - distance), row(place + distance))
                let weight = weights[distance]
                for lane in 0..<Self.lanes {
                    unsafe sums[lane] &+= (UInt32(before[lane]) &+ UInt32(after[lane])) &* weight
                }
            }
            let target = unsafe spare + place &* Self.lanes
            for lane in 0..<Self.lanes { unsafe target[lane] = UInt16(truncatingIfNeeded: sums[lane] >> 16) }
        }
        unsafe swap(&values, &spare)
    }

    /// One box; `sums` are those of the values at most `radius` away.
    private func box(_ radius: Int, _ inner: UInt64, _ edge: UInt64) {
        let sums = unsafe sums
        for lane in 0..<Self.lanes { unsafe sums[lane] = 0 }
        for place in 0..<min(radius, length) {
            let first = unsafe row(place)
            for lane in 0..<Self.lanes { unsafe sums[lane] &+= UInt32(first[lane]) }
        }
        for place in 0..<length {
            let (entering, leaving) = unsafe (row(place &+ radius), row(place &- radius))
            let (before, after) = unsafe (row(place &- radius &- 1), row(place &+ radius &+ 1))
            let target = unsafe spare + place &* Self.lanes
            for lane in 0..<Self.lanes {
                let sum = unsafe sums[lane] &+ UInt32(entering[lane])
                let ends = unsafe UInt32(before[lane]) &+ UInt32(after[lane])
                let mean = UInt64(sum) &* inner &+ UInt64(ends) &* edge &+ 0x8000_0000
                unsafe target[lane] = UInt16(truncatingIfNeeded: mean >> 32)
                unsafe sums[lane] = sum &- UInt32(leaving[lane])
            }
        }
        unsafe swap(&values, &spare)
    }
}
