extension FontLibrary {
    /// Every face that a font list can name: the built-in one, then those of folders and of the system, by family.
    ///
    /// Starts Fontconfig unless the system's fonts are not used.
    public func allFaces() -> [FontListing] {
        let records = ownRecords() + (systemFonts?.records ?? [])
        let sorted = records.sorted { a, b in
            // The built-in font first.
            let (first, second) = (a.key.source == .builtIn ? "" : a.family, b.key.source == .builtIn ? "" : b.family)
            return first == second ? a.isBefore(b) : first < second
        }
        return sorted.map { FontListing($0) }
    }
}

extension FontListing {
    init(_ record: FaceRecord) {
        self.init(
            family: record.family, path: record.key.source.path, face: record.key.index & 0xFFFF,
            weights: record.traits.weight, isItalic: record.traits.slant == .italic || record.traits.slant == .oblique,
            isColor: record.isColor,
            isVariable: record.isVariable)
    }
}
