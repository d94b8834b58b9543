internal import SnugPixels

/// What is made of blurred colours: more or less colourful, then tinted.
///
/// `saturate()` of Filter Effects 1 moves the three channels away from their luminance, or towards it. All weights of the
/// luminance add up to 1, so that it does the same to premultiplied colours; what leaves 0...alpha is cut.
struct BackdropColors {
    /// The factor in 1,024ths.
    private let saturation: Int32
    /// The tint, premultiplied but for a factor of 255, and with it what 255 is.
    private let tint: SIMD4<Int32>
    /// What the tint leaves of colours, 0...255.
    private let rest: Int32
    /// Whether nothing is done.
    let isPlain: Bool

    init(saturation: Double, tint: Color) {
        self.saturation = Int32((saturation * 1024).rounded())
        let alpha = Int32(tint.alpha)
        self.tint = SIMD4(Int32(tint.blue), Int32(tint.green), Int32(tint.red), 255) &* alpha
        rest = 255 - alpha
        isPlain = self.saturation == 1024 && alpha == 0
    }

    /// The pixel for a colour in 64ths, premultiplied, blue first.
    func pixel(_ color: SIMD4<Int32>) -> SIMD4<UInt8> {
        if isPlain { return SIMD4(truncatingIfNeeded: (color &+ 32) &>> 6) }
        var color = color
        if saturation != 1024 {
            let alpha = color.w
            // 0.0722 of blue, 0.7152 of green and 0.2126 of red as Filter Effects rounds them: 0.072, 0.715 and 0.213.
            let luminance = (color.x &* 4719 &+ color.y &* 46858 &+ color.z &* 13959 &+ 32768) &>> 16
            color = luminance &+ ((color &- luminance) &* saturation &+ 512) &>> 10
            color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
            color.w = alpha
        }
        // In 255ths; a number of these through 255, rounded, is that through 256 with the carry of one more step.
        let sum = (color &* rest &+ 32) &>> 6 &+ tint &+ 128
        return SIMD4(truncatingIfNeeded: (sum &* 257) &>> 16)
    }
}
