public import SnugText

extension FontLibrary {
    /// What the font's file says about a face.
    public func info(of font: FontID) -> FontInfo {
        let face = instance(font).face
        let axes = face.axes.map {
            FontInfo.Axis(
                tag: letters(ofTag: $0.tag), minimum: $0.minimum, normal: $0.normal, maximum: $0.maximum)
        }
        return FontInfo(
            family: name(of: font), style: face.styleName, path: face.file.source.path, face: face.index,
            isVariable: !axes.isEmpty, axes: axes,
            settings: instance(font).settings)
    }
}
