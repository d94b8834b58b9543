public import SnugText

extension FontLibrary {
    /// A face outside the list that has all characters of a cluster, or nil if there is none.
    ///
    /// The built-in font and the folders' fonts go before the system's of the same grade. For emoji the best grade is
    /// colour fonts; for letters it is fonts that hold letters, for Han characters in the forms of the language's
    /// region. Inside a grade the order is: all letters of the language; proportional, without serifs, near the weight;
    /// Noto Sans; the system's settings; the name. Characters that are drawn as nothing, such as joiners and variation
    /// selectors, need no glyph, but a font that has the selected form goes first. The same question has the same
    /// answer, whatever was asked before.
    public func fallback(
        for cluster: [Unicode.Scalar], description: FontDescription, script: Script, language: String,
        prefersEmoji: Bool
    ) -> FontID? {
        let chain = chain(for: description, script: script, language: language, prefersEmoji: prefersEmoji)
        return chain.answer(for: cluster) { search(for: cluster, along: chain) }
    }

    private func search(for cluster: [Unicode.Scalar], along chain: FallbackChain) -> FontID? {
        let needed = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
        guard !needed.isEmpty else { return nil }
        if let (base, selector) = selectedForm(in: cluster) {
            let font = firstFont(of: chain, with: needed, grades: [.fitting, .foreign]) {
                $0.hasGlyph(for: base, selector: selector)
            }
            if let font { return font }
        }
        return firstFont(of: chain, with: needed, grades: FallbackRank.Grade.allCases) { _ in true }
    }

    private func firstFont(
        of chain: FallbackChain, with needed: [Unicode.Scalar], grades: [FallbackRank.Grade],
        where condition: (FontInstance) -> Bool
    ) -> FontID? {
        for grade in grades {
            for record in chain.own[grade] {
                if let font = usableFont(record, for: chain, with: needed, where: condition) { return font }
            }
            guard let systemFonts else { continue }
            for record in chain.system[grade] where needed.allSatisfy({ systemFonts.hasCharacter($0, in: record) }) {
                if let font = usableFont(record, for: chain, with: needed, where: condition) { return font }
            }
        }
        return nil
    }

    private func usableFont(
        _ record: FaceRecord, for chain: FallbackChain, with needed: [Unicode.Scalar],
        where condition: (FontInstance) -> Bool
    ) -> FontID? {
        guard !unusableFaces.contains(record.key) else { return nil }
        do throws(FontError) {
            let face = try face(record.key)
            // Colour in a format that nobody here paints would leave nothing to see.
            guard face.hasColorGlyphs || !record.isColor else { return nil }
            let font = identifier(of: face, for: chain.question.wish)
            let instance = instance(font)
            return needed.allSatisfy({ instance.glyph(for: $0) != nil }) && condition(instance) ? font : nil
        } catch {
            unusableFaces.insert(record.key)
            skippedFiles.append(error)
            return nil
        }
    }

    private func chain(
        for description: FontDescription, script: Script, language: String, prefersEmoji: Bool
    ) -> FallbackChain {
        var wish = description
        wish.list = []
        let question = FallbackQuestion(wish: wish, script: script, language: language, prefersEmoji: prefersEmoji)
        // Neighbouring clusters mostly ask the same question.
        if let lastChain, lastChain.question == question { return lastChain }
        let chain = chains[question] ?? makeChain(for: question)
        chains[question] = chain
        lastChain = chain
        return chain
    }

    private func makeChain(for question: FallbackQuestion) -> FallbackChain {
        FallbackChain(question: question, own: RankedFaces(ownFaces, for: question)) { [unowned self] in
            guard let systemFonts else { return RankedFaces(SortedFaces([]), for: question) }
            let language = systemFonts.language(for: question)
            let generic = question.prefersEmoji ? "emoji" : "sans-serif"
            return RankedFaces(
                systemFonts.sortedFaces, for: question,
                preferences: systemFonts.preferences(forGeneric: generic, language: language)
            ) { question.prefersEmoji || language.isEmpty ? 0 : systemFonts.languageMisfit(of: $0, for: language) }
        }
    }
}

/// A character with a variation selector other than those of emoji style, which choose the font and not the form.
private func selectedForm(in cluster: [Unicode.Scalar]) -> (base: Unicode.Scalar, selector: Unicode.Scalar)? {
    for (base, selector) in zip(cluster, cluster.dropFirst()) {
        switch selector.value {
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return (base, selector)
        default: continue
        }
    }
    return nil
}
