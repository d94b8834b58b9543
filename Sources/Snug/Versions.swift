internal import SnugCairo
internal import SnugFonts
internal import SnugUnicode

/// The version of this library and of the tool.
public let version = "0.1.0"

/// The libraries that decide what a picture looks like, with the versions that are loaded.
public var libraryVersions: [(name: String, version: String)] {
    [
        ("cairo", CairoPainter.cairoVersion),
        ("FreeType", FontLibrary.freeTypeVersion),
        ("HarfBuzz", FontLibrary.harfBuzzVersion),
        ("ICU", UnicodeRules.icuVersion),
        ("Unicode", UnicodeRules.unicodeVersion),
    ]
}
