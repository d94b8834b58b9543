/// The quadratic B-spline along a row of cells, from pixel to pixel by its differences, which are whole numbers.
struct BackdropSpline {
    /// The spline over a cell; it starts at a pixel.
    struct Curve {
        private(set) var value: SIMD4<Int32>
        private var change: SIMD4<Int32>
        private let bend: SIMD4<Int32>

        fileprivate init(value: SIMD4<Int32>, change: SIMD4<Int32>, bend: SIMD4<Int32>) {
            self.value = value
            self.change = change
            self.bend = bend
        }

        /// Goes on to the next pixel.
        mutating func step() {
            value &+= change
            change &+= bend
        }
    }

    private let cell: Int32
    /// How many bits more than whole steps a value has.
    private let shift: Int32

    init(_ blur: BackdropBlur) {
        cell = Int32(blur.cell)
        shift = 6 + 3 + 2 * Int32(blur.cellShift)
    }

    /// The spline through the means of three cells, from a pixel of the middle one on.
    func curve(
        _ before: SIMD4<Int32>, _ middle: SIMD4<Int32>, _ after: SIMD4<Int32>, at place: Int
    ) -> Curve {
        let (a, b, c) = (before, middle, after)
        // With the distance of a pixel from the cell's middle in half pixels u, and d pixels in a cell, a value is
        // a (d - u)^2 + b (6 d^2 - 2 u^2) + c (d + u)^2, which is 8 d^2 of what it stands for.
        let (u, d) = (2 &* Int32(place) &+ 1 &- cell, cell)
        let (left, right, inner) = ((d &- u) &* (d &- u), (d &+ u) &* (d &+ u), 6 &* d &* d &- 2 &* u &* u)
        let value: SIMD4<Int32> = a &* left &+ b &* inner &+ c &* right
        let (toLeft, toInner, toRight) = (4 &- 4 &* (d &- u), -8 &* u &- 8, 4 &* (d &+ u) &+ 4)
        let change: SIMD4<Int32> = a &* toLeft &+ b &* toInner &+ c &* toRight
        let bend: SIMD4<Int32> = (a &- b &- b &+ c) &* 8
        return Curve(value: value, change: change, bend: bend)
    }

    /// A value in whole steps.
    func pixel(_ value: SIMD4<Int32>) -> SIMD4<UInt8> {
        SIMD4(truncatingIfNeeded: (value &+ (1 &<< (shift &- 1))) &>> shift)
    }

    /// A value in 64ths.
    func color(_ value: SIMD4<Int32>) -> SIMD4<Int32> {
        (value &+ (1 &<< (shift &- 7))) &>> (shift &- 6)
    }
}
