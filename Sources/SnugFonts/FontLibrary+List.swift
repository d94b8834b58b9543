public import SnugText

extension FontLibrary {
    /// The faces of a font list that exist, in its order, best face of each family (CSS Fonts 4, section 5.2).
    ///
    /// A family is looked for in the built-in font, the extra files, the folders, then the system; the first that has
    /// it gives the face. The generic names `sans-serif`, `serif`, `monospace`, `system-ui` and `emoji` mean what the
    /// system's settings say; without the system's fonts the first and `system-ui` mean the built-in font. The axes of
    /// a variable face are set to weight, width and slant, as far as they go; a file's named instance, by bits 16 and up
    /// of its face number, counted from 1, stands for all three.
    ///
    /// - Returns: the faces, never none, extra files first, and the names of the families before the first hit in the
    ///   list that do not exist.
    /// - Throws: `FontError.noFamily` if nothing in the list exists, `.noAxis` for a setting that no face has an axis
    ///   for, and the others for a file or folder that was named and cannot be used.
    public func fonts(for description: FontDescription) throws(FontError) -> (fonts: [FontID], missing: [String]) {
        if let known = answers.first(where: { $0.description == description }) { return (known.fonts, known.missing) }
        try checkDirectories(configuration.directories)
        let extra = try find(configuration.extraFiles, for: description)
        let listed = try find(description.list, for: description)
        let found = extra.faces + listed.faces
        guard !found.isEmpty else { throw noFamily(of: description.list) }
        try checkAxes(of: description.variations, in: found)
        var fonts: [FontID] = []
        for item in found {
            let font = identifier(of: item.face, namedInstance: item.namedInstance, for: description)
            if !fonts.contains(font) { fonts.append(font) }
        }
        let missing = extra.missing + listed.missing
        answers.append((description, fonts, missing))
        return (fonts, missing)
    }

    /// A face of a list, and the named instance that was asked for, 0 for none.
    private struct Found {
        var face: FontFace
        var namedInstance = 0
    }

    private func find(
        _ references: [FontReference], for description: FontDescription
    ) throws(FontError) -> (faces: [Found], missing: [String]) {
        var faces: [Found] = []
        var missing: [String] = []
        for reference in references {
            switch reference {
            case .family(let name):
                if let face = try face(ofFamily: name, for: description) {
                    faces.append(Found(face: face))
                } else if faces.isEmpty {
                    missing.append(name)
                }
            case .wish(let name):
                if let face = try face(ofFamily: name, for: description) { faces.append(Found(face: face)) }
            case .file(let path, let number):
                faces.append(try find(number, inFile: path))
            }
        }
        return (faces, missing)
    }

    /// A face by its number; bits 16 and up number a named instance from 1.
    private func find(_ number: Int, inFile path: String) throws(FontError) -> Found {
        guard number >= 0 else {
            throw .noFace(path: path, face: number, count: try file(.file(path)).faceCount)
        }
        let face = try face(FaceKey(source: .file(path), index: number & 0xFFFF))
        let instance = number >> 16
        guard instance <= face.namedInstances.count else {
            throw .noFace(path: path, face: number, count: face.file.faceCount)
        }
        return Found(face: face, namedInstance: instance)
    }

    private func checkAxes(
        of variations: [FontDescription.Variation], in found: [Found]
    ) throws(FontError) {
        guard !variations.isEmpty else { return }
        let available = Set(found.flatMap { $0.face.axes.map(\.tag) })
        for variation in variations where !available.contains(openTypeTag(variation.tag)) {
            throw .noAxis(tag: variation.tag, available: available.map(letters(ofTag:)).sorted())
        }
    }

    private func noFamily(of list: [FontReference]) -> FontError {
        let names = list.compactMap { reference -> String? in
            switch reference {
            case .family(let name), .wish(let name): name
            case .file: nil
            }
        }
        let closest = names.first.flatMap { closestName(to: $0, among: allFamilyNames()) }
        return .noFamily(names: names, closest: closest)
    }
}
