public import SnugPixels

/// A shadow of all that an element paints.
public struct ShadowModifier: Hashable, Sendable {
    /// Its colour, black at 33 % unless told otherwise.
    public var color: Color?
    /// The standard deviation of the Gaussian that blurs it: half of CSS's blur length.
    public var radius: Length
    /// How far it lies to the right, 0 unless told otherwise.
    public var x: Length?
    /// How far it lies below, 0 unless told otherwise.
    public var y: Length?

    /// Makes a shadow.
    public init(color: Color? = nil, radius: Length, x: Length? = nil, y: Length? = nil) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}

extension ShadowModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case color, radius, x, y
    }
}
