public import SnugComposition

extension StyleReference {
    /// Black letters on a white outline, as in video stories.
    public static let classic: StyleReference = "classic"
    /// White letters on a black outline.
    public static let classicDark: StyleReference = "classic-dark"
    /// White letters on a translucent dark outline of one tone.
    public static let soft: StyleReference = "soft"
    /// White letters with a dark border and a soft shadow.
    public static let outline: StyleReference = "outline"
    /// Loud slanted capitals on a bright outline with tight corners.
    public static let strong: StyleReference = "strong"
    /// Glowing letters for dark pages.
    public static let neon: StyleReference = "neon"
    /// A typed note on paper.
    public static let typewriter: StyleReference = "typewriter"
    /// Video-player captions: a translucent dark box for each line.
    public static let player: StyleReference = "player"
    /// Streaming subtitles: two lines at the bottom, a thin dark edge.
    public static let subtitle: StyleReference = "subtitle"
    /// White letters on frosted glass; wants a page behind it.
    public static let glass: StyleReference = "glass"
    /// A name and a role below it, with an accent bar.
    public static let lowerThird: StyleReference = "lower-third"
    /// A card of 1080 x 1350 for a quotation, as large as it fits.
    public static let quote: StyleReference = "quote"
    /// A card of 1200 x 630 for a shared link, as large as it fits.
    public static let social: StyleReference = "social"
    /// A number or initials in a circle.
    public static let badge: StyleReference = "badge"
}
