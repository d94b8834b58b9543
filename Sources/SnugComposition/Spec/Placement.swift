/// Where the block stands in a fixed canvas, inside the margins.
public enum Placement: String, SpecChoice {
    /// In the middle.
    case center
    /// At the top, centred.
    case top
    /// At the bottom, centred.
    case bottom
    /// At the left, centred.
    case left
    /// At the right, centred.
    case right
    /// In the upper left corner.
    case topLeft = "top-left"
    /// In the upper right corner.
    case topRight = "top-right"
    /// In the lower left corner.
    case bottomLeft = "bottom-left"
    /// In the lower right corner.
    case bottomRight = "bottom-right"

    /// 0 at the left, 1/2 in the middle, 1 at the right.
    var horizontal: Double {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .center, .top, .bottom: 0.5
        case .right, .topRight, .bottomRight: 1
        }
    }

    /// 0 at the top, 1/2 in the middle, 1 at the bottom.
    var vertical: Double {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .center, .left, .right: 0.5
        case .bottom, .bottomLeft, .bottomRight: 1
        }
    }
}
