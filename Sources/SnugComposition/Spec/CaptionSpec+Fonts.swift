public import SnugText

extension CaptionSpec {
    /// The faces that the spec asks for: its files, then its families, at its weight, width and slant.
    public var fontDescription: FontDescription {
        let files = (fontFile ?? []).map { FontReference.file(path: $0.path, face: $0.face) }
        let families = (font ?? CaptionDefaults.font).references
        return FontDescription(
            list: files + families, weight: (weight ?? CaptionDefaults.weight).value,
            width: (fontWidth ?? CaptionDefaults.fontWidth).value, isItalic: italic ?? CaptionDefaults.italic,
            variations: variations?.settings ?? [])
    }
}
