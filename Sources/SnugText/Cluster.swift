/// What breaking and placing have to know about a cluster.
struct ClusterFlags: OptionSet {
    let rawValue: UInt16

    /// Cutting the text before it changes glyphs or places on either side.
    static let unsafe = ClusterFlags(rawValue: 1 << 0)
    /// A grapheme cluster starts here.
    static let startsGrapheme = ClusterFlags(rawValue: 1 << 1)
    /// The glyphs of the cluster before stand for it too, as in a ligature.
    static let continuation = ClusterFlags(rawValue: 1 << 2)
    /// It leaves no mark and takes no room.
    static let invisible = ClusterFlags(rawValue: 1 << 3)
    /// White space, which hangs over at a line's end.
    static let hanging = ClusterFlags(rawValue: 1 << 4)
    /// A tab, whose advance depends on where it stands.
    static let tab = ClusterFlags(rawValue: 1 << 5)
    /// A soft hyphen.
    static let softHyphen = ClusterFlags(rawValue: 1 << 6)
    /// U+0020 or U+00A0: word spacing is added and justified lines are stretched.
    static let wordSpace = ClusterFlags(rawValue: 1 << 7)
    /// A letter of a script whose letters join.
    static let joining = ClusterFlags(rawValue: 1 << 8)
    /// A letter or a mark of Chinese or Japanese.
    static let ideographic = ClusterFlags(rawValue: 1 << 9)
    /// Letter spacing follows, unless the line ends here.
    static let letterGap = ClusterFlags(rawValue: 1 << 10)
    /// A line may end before it.
    static let opportunity = ClusterFlags(rawValue: 1 << 11)
}

/// The smallest piece of shaped text, in logical order: a grapheme cluster, or less where the shaper tells parts apart.
struct Cluster {
    /// The first byte in the text; it ends where the next cluster starts.
    var start: Int32
    /// Index into `ShapedText.items`.
    var item: Int32
    /// The leftmost of its glyphs among those of the item.
    var firstGlyph: Int32
    var glyphCount: Int32
    /// The sum of its glyphs' advances, in design units.
    var advance: Int32
    var flags: ClusterFlags

    var isUnsafe: Bool { flags.contains(.unsafe) }
    var isInvisible: Bool { flags.contains(.invisible) }
}

/// A user-perceived character before shaping.
struct Grapheme {
    /// The first byte in the text.
    var start: Int32
    var flags: ClusterFlags
}
