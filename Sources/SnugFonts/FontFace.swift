internal import CHarfBuzz
internal import SnugText

/// A face of an opened file: its names, its place in the family, its axes.
@safe final class FontFace {
    /// The file that it lies in.
    let file: FontFile
    /// Its number in the file.
    let index: Int
    /// The face as HarfBuzz holds it.
    let pointer: OpaquePointer
    /// Design units per em, 16...16384.
    let unitsPerEm: Int
    /// The axes of variation in the file's order; none for a static face.
    private(set) lazy var axes: [FontAxis] = unsafe readAxes(of: pointer)
    /// The axis positions of the file's named instances.
    private(set) lazy var namedInstances: [[Double]] = unsafe readNamedInstances(of: pointer, axisCount: axes.count)
    /// Its place in its family.
    private(set) lazy var traits = FaceTraits(of: self)
    /// What matching and fallback ask about.
    private(set) lazy var record = makeRecord()
    /// Whether glyphs are drawn in colour in a way that `ColorGlyphs` knows.
    private(set) lazy var hasColorGlyphs: Bool =
        unsafe hb_ot_color_has_png(pointer) != 0 || hb_ot_color_has_layers(pointer) != 0

    /// Opens a face of a file after looking for damage; `index` counts from 0.
    init(file: FontFile, index: Int) throws(FontError) {
        try file.checkFace(index)
        self.file = file
        self.index = index
        unsafe pointer = hb_face_create(file.blob, UInt32(index))
        unsafe unitsPerEm = Int(hb_face_get_upem(pointer))
    }

    deinit {
        unsafe hb_face_destroy(pointer)
    }

    /// What the face is found by.
    var key: FaceKey { FaceKey(source: file.source, index: index) }

    /// Calls the closure with a table's bytes, none if the face does not have it.
    func withTable<R>(_ tag: StaticString, _ body: (Span<UInt8>) -> R) -> R {
        let blob = unsafe hb_face_reference_table(pointer, openTypeTag(tag))
        defer { unsafe hb_blob_destroy(blob) }
        return unsafe withSpan(of: blob, body)
    }

    /// The style's name, such as `Bold Italic`; empty if the file gives none.
    var styleName: String {
        let names = unsafe readNames(
            of: pointer, ids: [HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, HB_OT_NAME_ID_FONT_SUBFAMILY])
        return names.first ?? ""
    }

    private func makeRecord() -> FaceRecord {
        let families = unsafe readNames(
            of: pointer,
            ids: [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY, HB_OT_NAME_ID_WWS_FAMILY])
        let pages = withTable("OS/2") { $0.uint32(at: 78) } ?? 0
        return FaceRecord(
            key: key, families: families, traits: traits, isColor: hasColorGlyphs,
            isMonospaced: withTable("post") { $0.uint32(at: 12) ?? 0 } != 0,
            isSymbol: pages & 1 << 31 != 0, hanRegions: HanRegions(codePages: pages, families: families),
            isVariable: !axes.isEmpty)
    }
}
