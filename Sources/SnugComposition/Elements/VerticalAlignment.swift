/// How elements beside one another line up.
public enum VerticalAlignment: String, SpecChoice {
    /// At their tops.
    case top
    /// In their middles.
    case center
    /// At their bottoms.
    case bottom
    /// At the baselines of their first lines; elements without text at their bottoms.
    case firstTextBaseline
    /// At the baselines of their last lines; elements without text at their bottoms.
    case lastTextBaseline
}
