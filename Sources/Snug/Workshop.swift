internal import SnugComposition
internal import SnugFonts
internal import SnugText
internal import SnugUnicode

/// The tools that one thread draws captions with: fonts, Unicode's rules and a painter, all costly to make.
final class Workshop {
    /// What decides which fonts there are.
    struct Configuration: Hashable, Sendable {
        var fonts: FontLibrary.Configuration

        init(_ spec: CaptionSpec, limits: Limits) {
            fonts = FontLibrary.Configuration(
                directories: spec.fontDir ?? [], usesSystemFonts: !(spec.noSystemFonts ?? false),
                maximumFileSize: limits.fontBytes)
        }
    }

    let fonts: FontLibrary
    let unicode: UnicodeRules

    init(_ configuration: Configuration) throws(SnugError) {
        fonts = FontLibrary(configuration: configuration.fonts)
        do {
            unicode = try UnicodeRules()
        } catch {
            throw .unicode(error)
        }
    }
}

extension FontLibrary: GlyphSource {}
