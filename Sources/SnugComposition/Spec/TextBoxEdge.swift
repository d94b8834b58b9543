/// Where the text's box begins and ends: what padding is measured from at the top and the bottom.
public enum TextBoxEdge: String, SpecChoice {
    /// At the edges of the first and last line.
    case normal
    /// At the height of capitals of the first line and at the last line's baseline: text without tails looks centred.
    case cap
}
