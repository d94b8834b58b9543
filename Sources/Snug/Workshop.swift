internal import SnugComposition
internal import SnugFonts
internal import SnugImages
internal import SnugText
internal import SnugUnicode

/// The tools that one thread draws captions with: fonts, Unicode's rules and pictures, all costly to make.
final class Workshop {
    /// What decides which fonts there are and how large pictures may be.
    struct Configuration: Hashable, Sendable {
        var fonts: FontLibrary.Configuration
        var images: ImageLimits

        init(_ spec: CaptionSpec, limits: Limits) {
            fonts = FontLibrary.Configuration(
                directories: spec.fontDir ?? [], usesSystemFonts: !(spec.noSystemFonts ?? false),
                maximumFileSize: limits.fontBytes)
            images = ImageLimits(pixels: limits.imagePixels, bytes: limits.imageBytes)
        }
    }

    let fonts: FontLibrary
    let unicode: UnicodeRules
    let images: ImageFiles

    init(_ configuration: Configuration) throws(SnugError) {
        fonts = FontLibrary(configuration: configuration.fonts)
        images = ImageFiles(limits: configuration.images)
        do {
            unicode = try UnicodeRules()
        } catch {
            throw .unicode(error)
        }
    }
}

extension FontLibrary: GlyphSource {}
