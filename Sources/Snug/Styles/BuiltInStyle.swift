/// A look that comes with Snug.
public struct BuiltInStyle: Hashable, Sendable {
    /// What `style` calls it.
    public let name: String
    /// What it looks like, in one line.
    public let summary: String
    /// The style as a JSON document in its canonical form.
    public let json: [UInt8]
}

extension BuiltInStyle {
    /// Every built-in look, the default first.
    public static let all: [BuiltInStyle] = [
        BuiltInStyle(
            name: "classic", summary: "black letters on a white outline, as in video stories",
            json: PackageResources.classic_json),
        BuiltInStyle(
            name: "classic-dark", summary: "white letters on a black outline", json: PackageResources.classic_dark_json),
        BuiltInStyle(
            name: "soft", summary: "white letters on a translucent dark outline",
            json: PackageResources.soft_json),
        BuiltInStyle(
            name: "outline", summary: "white letters with a dark border and a soft shadow",
            json: PackageResources.outline_json),
        BuiltInStyle(
            name: "strong", summary: "loud slanted capitals on a bright outline",
            json: PackageResources.strong_json),
        BuiltInStyle(
            name: "neon", summary: "glowing letters for dark pages", json: PackageResources.neon_json),
        BuiltInStyle(
            name: "typewriter", summary: "a typed note on paper", json: PackageResources.typewriter_json),
        BuiltInStyle(
            name: "player", summary: "video-player captions, a dark box for each line",
            json: PackageResources.player_json),
        BuiltInStyle(
            name: "subtitle", summary: "streaming subtitles at the bottom, a thin dark edge",
            json: PackageResources.subtitle_json),
        BuiltInStyle(
            name: "glass", summary: "white letters on frosted glass; wants a page behind it",
            json: PackageResources.glass_json),
        BuiltInStyle(
            name: "lower-third", summary: "a name and a role below it, with an accent bar",
            json: PackageResources.lower_third_json),
        BuiltInStyle(
            name: "quote", summary: "a 1080 x 1350 card for a quotation, sized to fit",
            json: PackageResources.quote_json),
        BuiltInStyle(
            name: "social", summary: "a 1200 x 630 card for a shared link, sized to fit",
            json: PackageResources.social_json),
        BuiltInStyle(
            name: "badge", summary: "a number or initials in a circle", json: PackageResources.badge_json),
    ]

    /// The look of that name.
    public static func named(_ name: String) -> BuiltInStyle? {
        all.first { $0.name == name }
    }
}
