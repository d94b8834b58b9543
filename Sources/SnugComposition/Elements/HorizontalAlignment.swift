/// How elements below one another line up.
public enum HorizontalAlignment: String, SpecChoice {
    /// At their left sides.
    case leading
    /// In their middles.
    case center
    /// At their right sides.
    case trailing

    /// The part of the free room to the left.
    var part: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
