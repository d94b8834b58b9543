internal import SnugText

extension FontLibrary {
    /// The face of a family that fits best, from the first place that has the family; nil if it does not exist.
    func face(ofFamily name: String, for description: FontDescription) throws(FontError) -> FontFace? {
        let folded = name.lowercased()
        // The usual case needs nothing that is written in the font.
        if folded == Self.builtInFamily.lowercased() { return try face(.builtIn) }
        let family: [FaceRecord]
        if let known = families.first(where: { $0.name == folded }) {
            family = known.faces
        } else {
            family = lookUp(folded)
            families.append((folded, family))
        }
        guard let best = bestFace(of: family, for: description) else { return nil }
        return try face(best.key)
    }

    /// The names of all families, once each, as their fonts give them first.
    public func knownFamilies() -> [String] {
        let records = ownRecords() + (systemFonts?.records ?? [])
        return Set(records.compactMap(\.families.first)).sorted()
    }

    /// All names of all families, in every language, sorted.
    func allFamilyNames() -> [String] {
        let records = ownRecords() + (systemFonts?.records ?? [])
        return Set(records.flatMap(\.families)).sorted()
    }

    /// The built-in font, the extra files that can be used, and the folders' fonts.
    func ownRecords() -> [FaceRecord] {
        builtInRecords + extraRecords + directoryRecords
    }

    /// The face that a key means, opened once.
    func face(_ key: FaceKey) throws(FontError) -> FontFace {
        if let known = faces.first(where: { $0.index == key.index && $0.file.source == key.source }) { return known }
        let face = try FontFace(file: file(key.source), index: key.index)
        faces.append(face)
        return face
    }

    /// The file that a source means, opened once.
    func file(_ source: FontSource) throws(FontError) -> FontFile {
        if let known = files.first(where: { $0.source == source }) { return known }
        let file =
            switch source {
            case .builtIn: FontFile()
            case .file(let path): try FontFile(path: path, limit: configuration.maximumFileSize)
            }
        files.append(file)
        return file
    }

    private var builtInRecords: [FaceRecord] {
        (try? face(.builtIn).record).map { [$0] } ?? []
    }

    private var extraRecords: [FaceRecord] {
        configuration.extraFiles.compactMap { reference in
            guard case .file(let path, let number) = reference else { return nil }
            return try? face(FaceKey(source: .file(path), index: number & 0xFFFF)).record
        }
    }

    private func lookUp(_ folded: String) -> [FaceRecord] {
        for records in [{ self.builtInRecords }, { self.extraRecords }, { self.directoryRecords }] {
            let family = records().filter { $0.foldedFamilies.contains(folded) }
            if !family.isEmpty { return family }
        }
        guard ["sans-serif", "serif", "monospace", "system-ui", "emoji"].contains(folded) else {
            return systemFonts?.faces(ofFamily: folded) ?? []
        }
        guard let systemFonts else { return ["sans-serif", "system-ui"].contains(folded) ? builtInRecords : [] }
        return systemFonts.family(forGeneric: folded).map { systemFonts.faces(ofFamily: $0) } ?? []
    }
}
