/// From where to where a highlight reaches vertically, before its padding.
public enum HighlightExtent: String, SpecChoice {
    /// The whole line.
    case line
    /// The font's ascent and descent.
    case font
    /// From the height of capitals to the baseline.
    case cap
    /// The ink of the highlighted letters.
    case ink
}
