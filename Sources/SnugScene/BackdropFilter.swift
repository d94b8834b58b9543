public import SnugPixels

/// What a material makes of that which lies behind it: blurred, then more colourful, then tinted.
public struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the Gaussian that blurs, in layout units.
    public var sigma: Double
    /// The factor of `saturate()` (Filter Effects 1, 9.6): 1 changes nothing, 0 leaves greys.
    public var saturation: Double
    /// What is painted over the result.
    public var tint: Color

    /// Makes a filter.
    public init(sigma: Double, saturation: Double = 1, tint: Color = .transparent) {
        self.sigma = sigma
        self.saturation = saturation
        self.tint = tint
    }
}
