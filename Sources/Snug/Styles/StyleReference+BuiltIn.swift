public import SnugComposition

extension StyleReference {
    /// Black letters on a white outline, as in video stories.
    public static let classic: StyleReference = "classic"
    /// White letters on a black outline.
    public static let classicDark: StyleReference = "classic-dark"
    /// White letters on a translucent dark outline.
    public static let soft: StyleReference = "soft"
    /// White letters with a dark border and a soft shadow.
    public static let outline: StyleReference = "outline"
    /// Loud slanted capitals on a bright outline.
    public static let strong: StyleReference = "strong"
    /// Glowing letters for dark pages.
    public static let neon: StyleReference = "neon"
    /// A typed note on paper.
    public static let typewriter: StyleReference = "typewriter"
    /// Video-player captions, a dark box for each line.
    public static let player: StyleReference = "player"
    /// Streaming subtitles at the bottom, a thin dark edge.
    public static let subtitle: StyleReference = "subtitle"
    /// White letters on frosted glass; wants a page behind it.
    public static let glass: StyleReference = "glass"
    /// A name and a role below it, with an accent bar.
    public static let lowerThird: StyleReference = "lower-third"
    /// A 1080 x 1350 card for a quotation, sized to fit.
    public static let quote: StyleReference = "quote"
    /// A 1200 x 630 card for a shared link, sized to fit.
    public static let social: StyleReference = "social"
    /// A number or initials in a circle.
    public static let badge: StyleReference = "badge"
}
