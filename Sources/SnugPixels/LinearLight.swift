/// How much light the steps of a channel give: sRGB's transfer function (IEC 61966-2-1) by its 256 steps.
enum LinearLight {
    /// 0 for step 0, rising to 1 for step 255.
    static let ofStep: [Double] = (0..<256).map { step in
        let value = Double(step) / 255
        return value <= 0.04045 ? value / 12.92 : power(of: (value + 0.055) / 1.055)
    }

    /// `base` to the power of 2.4, for a base of 0...1: the fifth root of its twelfth power, by Newton's method.
    ///
    /// The C library's `pow` differs in the last bit between processors; sums, products and quotients do not.
    private static func power(of base: Double) -> Double {
        let square = base * base
        let fourth = square * square
        let twelfth = fourth * fourth * fourth
        // The square is no less than the root, and from there on each step is smaller than the one before it.
        var root = square
        while true {
            let following = (4 * root + twelfth / (root * root * root * root)) / 5
            if following >= root { return root }
            root = following
        }
    }
}
