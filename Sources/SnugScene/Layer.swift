public import SnugGeometry

/// Items that are painted as one picture, which then casts shadows, is cut and becomes translucent as a whole.
public struct Layer: Hashable, Sendable {
    /// What to paint, from the bottom to the top.
    public var items: [DisplayItem]
    /// What is left of the picture: the inside of this path by the non-zero rule, with a soft edge; nil for all.
    public var clip: Path?
    /// The picture's opacity, from 0 to 1, that of its shadows included.
    public var opacity: Double
    /// Shadows that the cut picture casts, below it; the first lies on top. Nothing is left out of them below the picture.
    public var shadows: [Shadow]

    /// Makes a layer.
    public init(_ items: [DisplayItem], clip: Path? = nil, opacity: Double = 1, shadows: [Shadow] = []) {
        self.items = items
        self.clip = clip
        self.opacity = opacity
        self.shadows = shadows
    }
}
