/// Where something stands in a rectangle.
public enum Alignment: String, SpecChoice {
    /// In the upper left corner.
    case topLeading
    /// At the top, in the middle.
    case top
    /// In the upper right corner.
    case topTrailing
    /// At the left, in the middle.
    case leading
    /// In the middle.
    case center
    /// At the right, in the middle.
    case trailing
    /// In the lower left corner.
    case bottomLeading
    /// At the bottom, in the middle.
    case bottom
    /// In the lower right corner.
    case bottomTrailing

    /// The parts of the free room to the left and above.
    var parts: (x: Double, y: Double) {
        switch self {
        case .topLeading: (0, 0)
        case .top: (0.5, 0)
        case .topTrailing: (1, 0)
        case .leading: (0, 0.5)
        case .center: (0.5, 0.5)
        case .trailing: (1, 0.5)
        case .bottomLeading: (0, 1)
        case .bottom: (0.5, 1)
        case .bottomTrailing: (1, 1)
        }
    }
}
