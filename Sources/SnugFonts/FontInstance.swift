internal import CHarfBuzz
internal import SnugGeometry
internal import SnugText

/// A face at one setting of its axes: what glyphs, measures and outlines come from.
@safe final class FontInstance {
    /// What a glyph looks like, in fractions of an em, y down.
    struct Shape {
        /// The outline; empty for a glyph without ink or one that is a picture.
        var outline: Path
        /// The box of the ink, nil without any.
        var inkBounds: Rect?
    }

    /// The face.
    let face: FontFace
    /// Where each of the face's axes stands.
    let settings: [Double]
    /// Whether a slanted face was wished for and this one stands upright.
    let needsSyntheticSlant: Bool
    /// The instance as HarfBuzz holds it; one unit of its scale is one design unit.
    let pointer: OpaquePointer
    /// The vertical measures.
    private(set) lazy var metrics = FontMetrics(of: self)
    private var shapes: [UInt32: Shape] = [:]
    private lazy var colorGlyphs: ColorGlyphs? = face.hasColorGlyphs ? ColorGlyphs(of: self) : nil

    /// Sets a face's axes; `settings` has a number for each, inside the axis' range.
    init(face: FontFace, settings: [Double], needsSyntheticSlant: Bool) {
        self.face = face
        self.settings = settings
        self.needsSyntheticSlant = needsSyntheticSlant
        unsafe pointer = hb_font_create(face.pointer)
        // HarfBuzz's own functions neither hint nor round, unlike FreeType's.
        unsafe hb_ot_font_set_funcs(pointer)
        unsafe hb_font_set_scale(pointer, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
        if zip(face.axes, settings).contains(where: { $0.normal != $1 }) {
            let coordinates = settings.map { Float($0) }
            unsafe hb_font_set_var_coords_design(pointer, coordinates, UInt32(coordinates.count))
        }
        unsafe hb_font_make_immutable(pointer)
    }

    deinit {
        unsafe hb_font_destroy(pointer)
    }

    /// The glyph that the face gives a character by itself, nil if it has none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// Whether the face has a form of its own for a character with a variation selector.
    func hasGlyph(for scalar: Unicode.Scalar, selector: Unicode.Scalar) -> Bool {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_variation_glyph(pointer, scalar.value, selector.value, &glyph) != 0
    }

    /// How far upright letters lean that have to stand for slanted ones: rightwards for each em upwards, as 12 degrees.
    private static let syntheticSlant = 0.2126

    /// What a glyph looks like, found once.
    func shape(of glyph: UInt32, with reader: OutlineReader) -> Shape {
        if let known = shapes[glyph] { return known }
        var outline = reader.outline(of: glyph, in: self)
        if needsSyntheticSlant { outline = outline.slanted(by: Self.syntheticSlant) }
        let shape = Shape(outline: outline, inkBounds: colorGlyph(of: glyph)?.box ?? outlineBounds(of: outline))
        shapes[glyph] = shape
        return shape
    }

    /// A glyph's picture and its box, nil for a glyph without one.
    func colorGlyph(of glyph: UInt32) -> ColorGlyph? {
        colorGlyphs?.glyph(glyph)
    }
}
