/// A face and how it came to be chosen.
struct FontChoice: Equatable {
    var font: FontID
    /// Whether the font list names it; a fallback font never makes a line higher.
    var isListed: Bool
}

/// Chooses the face of one grapheme cluster after another.
struct FontChooser {
    private struct Question: Hashable {
        var style: Int
        var script: Script
        var prefersEmoji: Bool
        var cluster: [Unicode.Scalar]
    }

    private let fonts: FontTable
    /// What the provider has said about clusters that no listed font covers.
    private var fallbacks: [Question: FontID?] = [:]
    private var missed: Set<Unicode.Scalar> = []
    /// Characters that no font has, with their bytes in the text, each once.
    private(set) var missing: [(offset: Int, scalar: Unicode.Scalar)] = []

    private var current: FontChoice?
    private var currentStyle = 0
    private var pairs = PairStack<FontChoice>()
    /// The characters of the cluster that have to be drawn.
    private var needed: [Unicode.Scalar] = []

    init(_ fonts: FontTable) {
        self.fonts = fonts
    }

    /// Forgets the surroundings: the next cluster starts a paragraph.
    mutating func startParagraph() {
        current = nil
        pairs.removeAll()
    }

    /// The face for a cluster; characters that nobody has are noted in `missing` and drawn as glyph 0.
    mutating func choose(
        for cluster: Range<Int>, in text: ParagraphScalars, style index: Int, _ style: ResolvedStyle
    ) -> FontChoice {
        if index != currentStyle {
            current = nil
            currentStyle = index
        }
        needed.removeAll(keepingCapacity: true)
        for i in cluster where !text.infos[i].isInvisible { needed.append(text.scalars[i]) }
        guard let base = needed.first else {
            // Nothing to draw: whatever keeps the run together.
            return current ?? FontChoice(font: style.primaryFont, isListed: true)
        }
        let isNeutral = needed.count == 1 && text.infos[cluster.lowerBound].isNeutral
        if isNeutral, let neighbour = neighbour(of: base) {
            current = neighbour
            return neighbour
        }
        let choice =
            covering(cluster, in: text, style: index, style, isNeutral: isNeutral)
            ?? leastBad(base: base, offset: Int(text.offsets[cluster.lowerBound]), style)
        if isNeutral, let partner = closer(of: base) { pairs.push(closer: partner, choice) }
        current = choice
        return choice
    }

    /// The face of an opener for its closer, otherwise that of the cluster before, if it has this punctuation or space.
    private mutating func neighbour(of scalar: Unicode.Scalar) -> FontChoice? {
        if let opener = pairs.pop(scalar), covers(opener.font, scalar) { return opener }
        guard let current, !fonts.isColor(current.font), covers(current.font, scalar) else { return nil }
        if let partner = closer(of: scalar) { pairs.push(closer: partner, current) }
        return current
    }

    private mutating func covering(
        _ cluster: Range<Int>, in text: ParagraphScalars, style index: Int, _ style: ResolvedStyle, isNeutral: Bool
    ) -> FontChoice? {
        let script = text.scripts[cluster.lowerBound]
        switch text.presentation(of: cluster) {
        case .letter where !isNeutral:
            return listed(style) { _ in true } ?? fallback(index, style, script, prefersEmoji: false)
        case .text, .letter:
            // Emoji fonts have spaces and signs too, as wide as emoji.
            return listed(style) { !$0 } ?? fallback(index, style, script, prefersEmoji: false)
                ?? listed(style) { $0 }
        case .emoji:
            if let colored = listed(style, { $0 }) { return colored }
            let outside = fallback(index, style, script, prefersEmoji: true)
            if let outside, fonts.isColor(outside.font) { return outside }
            return listed(style) { !$0 } ?? outside
        }
    }

    /// The first face of the list that has the whole cluster and passes a test of whether it is a colour font.
    private func listed(_ style: ResolvedStyle, _ isWanted: (_ isColor: Bool) -> Bool) -> FontChoice? {
        for font in style.fonts where isWanted(fonts.isColor(font)) {
            if needed.allSatisfy({ covers(font, $0) }) { return FontChoice(font: font, isListed: true) }
        }
        return nil
    }

    private mutating func fallback(
        _ index: Int, _ style: ResolvedStyle, _ script: Script, prefersEmoji: Bool
    ) -> FontChoice? {
        let question = Question(style: index, script: script, prefersEmoji: prefersEmoji, cluster: needed)
        let answer: FontID?
        if let known = fallbacks[question] {
            answer = known
        } else {
            answer = fonts.provider.fallback(
                for: needed, description: style.attributes.font, script: script,
                language: style.attributes.language, prefersEmoji: prefersEmoji)
            fallbacks.updateValue(answer, forKey: question)
        }
        return answer.map { FontChoice(font: $0, isListed: false) }
    }

    /// The face for a cluster that no face has as a whole: one that has its base, if there is one.
    private mutating func leastBad(base: Unicode.Scalar, offset: Int, _ style: ResolvedStyle) -> FontChoice {
        let font = style.fonts.first { covers($0, base) } ?? style.primaryFont
        for scalar in needed where !covers(font, scalar) && missed.insert(scalar).inserted {
            missing.append((offset, scalar))
        }
        return FontChoice(font: font, isListed: true)
    }

    /// Whether the face can draw the character, with the stand-ins that every shaper knows.
    private func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool {
        if fonts.covers(font, scalar) { return true }
        switch scalar.value {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return fonts.covers(font, " ")
        case 0x2011: return fonts.covers(font, "\u{2010}")
        default: return false
        }
    }
}
