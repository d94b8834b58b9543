public import SnugGeometry
public import SnugPixels

/// A blurred copy of what casts it, in one colour.
public struct Shadow: Hashable, Sendable {
    /// The colour; its alpha is multiplied with that of what casts the shadow.
    public var color: Color
    /// How far the shadow lies from what casts it, in layout units.
    public var offset: Point
    /// The standard deviation of the Gaussian that blurs the shadow, in layout units; 0 leaves it sharp.
    ///
    /// CSS's blur length is twice as long (CSS Backgrounds and Borders 3, 4.6).
    public var sigma: Double

    /// Makes a shadow.
    public init(color: Color, offset: Point = .zero, sigma: Double = 0) {
        self.color = color
        self.offset = offset
        self.sigma = sigma
    }

    /// The box that a shadow fills to the eye, if what casts it fills another one: it is soft over 3 sigma on all sides.
    ///
    /// Beyond, less than 0.2 % of a shadow's darkness would lie, and painters leave that out.
    public func box(castBy box: Rect) -> Rect {
        box.offset(by: offset).outset(by: EdgeInsets(3 * sigma))
    }
}
