internal import CCairo
internal import CHarfBuzz
internal import SnugGeometry
internal import SnugPixels

/// The pictures of a colour font: PNGs of the largest strike (`CBDT`, `sbix`), or layers (`COLR` version 0) painted
/// with the face's first palette.
@safe final class ColorGlyphs {
    /// Pixels per em at which layers are painted.
    private static let layerResolution: UInt32 = 256
    /// The longest side of a picture that is unpacked or painted.
    private static let maximumSide: UInt32 = 2048

    private unowned let font: FontInstance
    /// FreeType reads these bytes until its face is closed.
    private let file: FontFile
    private let library: FT_Library?
    private let face: FT_Face
    private let hasStrikes: Bool
    private let hasStrikeAdvances: Bool
    private var glyphs: [UInt32: ColorGlyph?] = [:]

    /// Opens the face a second time, with FreeType, which unpacks and paints; nil if it does not know the format.
    init?(of font: FontInstance) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
        guard let face = unsafe openFace(of: font, library) else {
            unsafe FT_Done_FreeType(library)
            return nil
        }
        self.font = font
        file = font.face.file
        unsafe self.library = library
        unsafe self.face = face
        unsafe hasStrikes = face.pointee.num_fixed_sizes > 0
        hasStrikeAdvances = font.face.withTable("CBDT") { !$0.isEmpty }
        if hasStrikes {
            unsafe FT_Select_Size(face, largestStrike(of: face))
        } else {
            unsafe FT_Set_Pixel_Sizes(face, 0, Self.layerResolution)
            unsafe setAxes(of: face, font.settings)
        }
    }

    deinit {
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }

    /// A glyph's picture, nil for a glyph without one.
    func glyph(_ id: UInt32) -> ColorGlyph? {
        if let known = glyphs[id] { return known }
        let glyph = isDrawable(id) ? loadedGlyph(id) : nil
        glyphs[id] = .some(glyph)
        return glyph
    }

    /// Whether the glyph is a picture or has layers, none of them so large that unpacking would take the memory.
    private func isDrawable(_ id: UInt32) -> Bool {
        guard hasStrikes else { return hasLayers(id) }
        let picture = unsafe hb_ot_color_glyph_reference_png(font.pointer, id)
        defer { unsafe hb_blob_destroy(picture) }
        return unsafe withSpan(of: picture) { bytes in
            // The size stands in the picture's first chunk (PNG specification, 11.2.1).
            guard let width = bytes.uint32(at: 16), let height = bytes.uint32(at: 20) else { return false }
            return (1...Self.maximumSide).contains(width) && (1...Self.maximumSide).contains(height)
        }
    }

    private func hasLayers(_ id: UInt32) -> Bool {
        var count = unsafe hb_ot_color_glyph_get_layers(font.face.pointer, id, 0, nil, nil)
        guard count > 0 else { return false }
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
        unsafe hb_ot_color_glyph_get_layers(font.face.pointer, id, 0, &count, &layers)
        let reach = font.face.unitsPerEm * Int(Self.maximumSide / Self.layerResolution) / 2
        return layers.allSatisfy { layer in
            var box = hb_glyph_extents_t()
            unsafe hb_font_get_glyph_extents(font.pointer, layer.glyph, &box)
            return [box.x_bearing, box.y_bearing, box.x_bearing + box.width, box.y_bearing + box.height]
                .allSatisfy { abs(Int($0)) <= reach }
        }
    }

    private func loadedGlyph(_ id: UInt32) -> ColorGlyph? {
        var flags = FT_LOAD_COLOR | FT_LOAD_NO_HINTING
        if !hasStrikes { flags |= FT_LOAD_RENDER }
        guard unsafe FT_Load_Glyph(face, id, FT_Int32(flags)) == 0, let slot = unsafe face.pointee.glyph,
            let bitmap = unsafe copy(of: slot.pointee.bitmap)
        else { return nil }
        let (scale, pixels) = unsafe scale(of: id, slot)
        let left = unsafe Double(slot.pointee.bitmap_left)
        let top = unsafe -Double(slot.pointee.bitmap_top)
        // Multiplied before divided: a picture as wide as its advance ends exactly where the advance ends.
        let box = Rect(
            x0: left * scale / pixels, y0: top * scale / pixels, x1: (left + Double(bitmap.width)) * scale / pixels,
            y1: (top + Double(bitmap.height)) * scale / pixels)
        return ColorGlyph(bitmap: bitmap, box: box)
    }

    /// A length in ems and the same length in the picture's pixels.
    ///
    /// Where the strike has advances of its own, the glyph's advance is that length, so that pictures touch their
    /// neighbours as their design has it although the strike's pixels per em are rounded; else it is the em itself.
    private func scale(of id: UInt32, _ slot: FT_GlyphSlot) -> (em: Double, pixels: Double) {
        let advance = unsafe Double(hb_font_get_glyph_h_advance(font.pointer, id))
        let pixels = unsafe Double(slot.pointee.metrics.horiAdvance) / 64
        if hasStrikes, hasStrikeAdvances, advance > 0, pixels > 0 {
            return (advance, pixels * Double(font.face.unitsPerEm))
        }
        return unsafe (1, Double(face.pointee.size.pointee.metrics.y_ppem))
    }
}

@unsafe private func openFace(of font: FontInstance, _ library: FT_Library?) -> FT_Face? {
    var face: FT_Face?
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(font.face.file.blob, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    let status = unsafe bytes.withMemoryRebound(to: UInt8.self) {
        unsafe FT_New_Memory_Face(library, $0.baseAddress, FT_Long($0.count), FT_Long(font.face.index), &face)
    }
    return unsafe status == 0 ? face : nil
}

@unsafe private func largestStrike(of face: FT_Face) -> Int32 {
    let sizes = unsafe UnsafeBufferPointer(
        start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    let largest = sizes.indices.max { unsafe sizes[$0].y_ppem < sizes[$1].y_ppem }
    return Int32(largest ?? 0)
}

@unsafe private func setAxes(of face: FT_Face, _ settings: [Double]) {
    guard !settings.isEmpty else { return }
    var positions = settings.map { FT_Fixed(($0 * 65536).rounded()) }
    unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(positions.count), &positions)
}

/// A copy of a picture of FreeType's, premultiplied and with blue first as cairo wants it.
@unsafe private func copy(of bitmap: FT_Bitmap) -> Bitmap? {
    let width = unsafe Int(bitmap.width)
    let height = unsafe Int(bitmap.rows)
    let pitch = unsafe Int(bitmap.pitch)
    guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0, pitch >= 4 * width,
        let start = unsafe bitmap.buffer
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start + y * pitch, count: width * 4))
    }
    return Bitmap(width: width, height: height, alphaFormat: .premultiplied, channelOrder: .bgra, bytes: bytes)
}
