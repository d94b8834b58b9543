public import SnugGeometry
public import SnugPixels
public import SnugText

/// Fonts for one thread: the built-in one, files, folders, and the system's by way of Fontconfig.
///
/// Everything is opened when it is first asked for. Neither the built-in font (family `Inter`) nor font files start
/// Fontconfig; only other family names and fallback do, and not even those where `usesSystemFonts` is false.
public final class FontLibrary: FontProvider {
    /// The family of the font that is compiled into the library.
    public static let builtInFamily = "Inter"

    /// Where the fonts come from.
    public let configuration: Configuration
    /// Fonts in folders and of the system that were passed over because they are damaged or too large.
    public internal(set) var skippedFiles: [FontError] = []

    /// Whether this library has started Fontconfig.
    private(set) var hasStartedFontconfig = false
    private(set) lazy var systemFonts: SystemFonts? = startFontconfig()
    private(set) lazy var ownFaces = SortedFaces(ownRecords())
    private(set) lazy var directoryRecords: [FaceRecord] = readDirectories()
    // Lists, because few fonts are open at a time: the first use of a dictionary of a new type takes the runtime longer
    // than looking through them ever does.
    var files: [FontFile] = []
    var faces: [FontFace] = []
    var families: [(name: String, faces: [FaceRecord])] = []
    var answers: [(description: FontDescription, fonts: [FontID], missing: [String])] = []
    var unusableFaces: Set<FaceKey> = []
    var chains: [FallbackQuestion: FallbackChain] = [:]
    var lastChain: FallbackChain?
    private var instances: [FontInstance] = []
    private let shaper = Shaper()
    private let outlineReader = OutlineReader()

    private let makeSystemFonts: () -> SystemFonts?

    /// Makes a library without opening any font.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration: configuration) { SystemFonts() }
    }

    /// Makes a library that starts Fontconfig by the closure.
    init(configuration: Configuration, makeSystemFonts: @escaping () -> SystemFonts?) {
        self.configuration = configuration
        self.makeSystemFonts = makeSystemFonts
    }

    /// Whether the face has a glyph for the character.
    public func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool {
        instance(font).glyph(for: scalar) != nil
    }

    /// Whether the face draws emoji in colour: as PNG pictures or as layers (`COLR` version 0).
    public func isColorFont(_ font: FontID) -> Bool {
        instance(font).face.hasColorGlyphs
    }

    /// Whether a slanted face was wished for, and the family has neither one nor an axis that slants.
    public func needsSyntheticSlant(_ font: FontID) -> Bool {
        instance(font).needsSyntheticSlant
    }

    /// The face's vertical measures at its axis settings.
    ///
    /// Where a face leaves them out, the heights of capitals and small letters are those of `H` and `x`, else the
    /// ascent and half an em, and lines are 1/20 em thick.
    public func metrics(of font: FontID) -> FontMetrics {
        instance(font).metrics
    }

    /// The glyphs of an item, in visual order from left to right; linear in the item's length.
    ///
    /// Letters join over the item's ends as far as the paragraph goes, which line ends in the text delimit.
    public func shape(_ item: ShapingItem, in text: [UInt8]) -> [ShapedGlyph] {
        shaper.shape(item, in: text, with: instance(item.font))
    }

    /// A glyph's outline in fractions of an em, y down, origin on the baseline; every contour is closed.
    ///
    /// Unhinted and not rounded; fill it by the non-zero rule. Empty for a glyph without ink or one that is a picture.
    public func outline(of glyph: UInt32, in font: FontID) -> Path {
        instance(font).shape(of: glyph, with: outlineReader).outline
    }

    /// A glyph that is a picture, premultiplied, and its place in fractions of an em, y down; nil for other glyphs.
    ///
    /// PNGs of `CBDT` and `sbix` come in their largest size, layers of `COLR` version 0 in 256 px per em with the first
    /// palette. A picture of `CBDT` is scaled so that its own advance is the glyph's; others by their pixels per em.
    public func colorGlyph(of glyph: UInt32, in font: FontID) -> (bitmap: Bitmap, box: Rect)? {
        instance(font).colorGlyph(of: glyph).map { ($0.bitmap, $0.box) }
    }

    /// The box of a glyph's ink in fractions of an em, y down, origin on the baseline; nil without ink.
    ///
    /// The exact box of the outline's curves, or the whole picture of a colour glyph.
    public func inkBounds(of glyph: UInt32, in font: FontID) -> Rect? {
        instance(font).shape(of: glyph, with: outlineReader).inkBounds
    }

    /// The family's name, as the font's file gives it.
    public func name(of font: FontID) -> String {
        let instance = instance(font)
        return (instance.face.record.families.first ?? "") + (instance.needsSyntheticSlant ? " (slanted by Snug)" : "")
    }

    /// The instance that an identifier means.
    func instance(_ font: FontID) -> FontInstance {
        precondition(instances.indices.contains(font.index), "the font belongs to another library")
        return instances[font.index]
    }

    /// The identifier of a face at the axis settings that a description asks for.
    func identifier(of face: FontFace, namedInstance: Int = 0, for description: FontDescription) -> FontID {
        let settings = face.settings(for: description, namedInstance: namedInstance)
        let isUpright = description.isItalic && !face.isSlanted(at: settings)
        let known = instances.firstIndex {
            $0.face === face && $0.settings == settings && $0.needsSyntheticSlant == isUpright
        }
        if let known { return FontID(index: known) }
        instances.append(FontInstance(face: face, settings: settings, needsSyntheticSlant: isUpright))
        return FontID(index: instances.count - 1)
    }

    private func startFontconfig() -> SystemFonts? {
        guard configuration.usesSystemFonts else { return nil }
        hasStartedFontconfig = true
        return makeSystemFonts()
    }

    private func readDirectories() -> [FaceRecord] {
        let directories = FontDirectories(configuration.directories, limit: configuration.maximumFileSize)
        skippedFiles += directories.skipped
        return directories.records
    }
}
