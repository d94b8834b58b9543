/// The width that a line may take.
struct Room {
    /// Layout units.
    let width: Double
    private let steps: Double

    init(_ width: Double) {
        self.width = width
        steps = Self.steps(width)
    }

    /// Whether a line is not wider than the room.
    ///
    /// Sums of lengths carry rounding errors of some 1e-13, for instance after padding was added and taken off again, so
    /// both are compared in whole steps of 1/1024 unit. The steps end at an odd place where no sum of advances lies, and
    /// both widths are rounded: what fits its own measured width does so whatever came before.
    func fits(_ width: Double) -> Bool {
        Self.steps(width) <= steps
    }

    private static func steps(_ width: Double) -> Double {
        wholePart(width * 1024 + 0.29289)
    }
}

/// The largest whole number that is not greater, which `rounded(.down)` gives with the help of the C library only.
func wholePart(_ x: Double) -> Double {
    guard abs(x) < 0x1p52 else { return x }
    let part = Double(Int64(x))
    return part > x ? part - 1 : part
}
