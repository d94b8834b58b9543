internal import SnugComposition
internal import SnugFonts
internal import SnugText

extension Renderer {
    /// Every face that a caption can name: the built-in one, then those of its folders and of the system, by family.
    public func availableFonts(for caption: Caption = Caption("")) throws(SnugError) -> [FontFace] {
        let caption = try caption.resolvingStyle(limits: limits)
        return try withWorkshop(caption.spec) { (workshop) throws(SnugError) in
            workshop.fonts.allFaces().map { FontFace($0) }
        }
    }

    /// The faces that a caption's font list comes to, best first, at its weight, width and slant.
    public func fonts(of caption: Caption) throws(SnugError) -> [FontFace] {
        let caption = try caption.resolvingStyle(limits: limits)
        return try withWorkshop(caption.spec) { (workshop) throws(SnugError) in
            do throws(FontError) {
                let list = try workshop.fonts.fonts(for: caption.spec.fontDescription)
                return list.fonts.map { FontFace(workshop.fonts.info(of: $0)) }
            } catch {
                throw .composition(.font(error))
            }
        }
    }

    /// Which face draws which characters of a caption, in the order in which they come.
    public func fontUses(of caption: Caption) throws(SnugError) -> [FontUse] {
        let caption = try caption.resolvingStyle(limits: limits)
        return try withWorkshop(caption.spec) { (workshop) throws(SnugError) in
            let layout = try workshop.layout(of: caption.spec, limits: limits)
            return layout.fontUses { FontFace(workshop.fonts.info(of: $0)) }
        }
    }
}

extension CaptionLayout {
    fileprivate func fontUses(_ face: (FontID) -> FontFace) -> [FontUse] {
        let bytes = Array(text.utf8)
        var uses: [FontUse] = []
        var seen: Set<Unicode.Scalar> = []
        var places: [FontID: [Bool: Int]] = [:]
        let missing = Set(warnings.compactMap { if case .missingGlyph(let scalar) = $0 { scalar } else { nil } })
        let runs = lines.flatMap(\.runs).sorted { $0.range.lowerBound < $1.range.lowerBound }
        for run in runs {
            for scalar in String(decoding: bytes[run.range], as: UTF8.self).unicodeScalars
            where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
                && seen.insert(scalar).inserted
            {
                let isMissing = missing.contains(scalar)
                if let place = places[run.font]?[isMissing] {
                    uses[place].characters.append(scalar)
                } else {
                    places[run.font, default: [:]][isMissing] = uses.count
                    uses.append(FontUse(font: face(run.font), characters: [scalar], isMissing: isMissing))
                }
            }
        }
        return uses
    }
}
