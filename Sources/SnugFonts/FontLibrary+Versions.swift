internal import CCairo
internal import CHarfBuzz

extension FontLibrary {
    /// The version of the FreeType library in use, such as `2.12.1`.
    public static var freeTypeVersion: String {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
        defer { unsafe _ = FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The version of the HarfBuzz library in use, such as `6.0.0`.
    public static var harfBuzzVersion: String {
        unsafe String(cString: hb_version_string())
    }
}
