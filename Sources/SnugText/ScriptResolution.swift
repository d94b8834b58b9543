extension ParagraphScalars {
    /// Gives every character the script in which it is shaped (UAX #24, 5).
    ///
    /// Marks take the script of what they follow. Characters that all scripts share take the one before them, at the
    /// paragraph's start the one after; closers take that of their opener; those bound to certain scripts (CJK commas,
    /// dandas) take the next one instead where the one before is not theirs and the next one is.
    mutating func resolveScripts(unicode: any UnicodeProvider) {
        scripts.removeAll(keepingCapacity: true)
        var current: Script?
        var undecided: Int?
        var pairs = PairStack<Int>()
        for i in infos.indices {
            let info = infos[i]
            switch info.kind {
            case .mark where i > 0:
                scripts.append(scripts[i - 1])
            case .mark, .shared:
                if info.isNeutral, let opener = pairs.pop(info.scalar) {
                    scripts.append(scripts[opener])
                    if scripts[opener] != .common { current = scripts[opener] }
                    if current == nil, undecided == nil { undecided = i }
                    continue
                }
                if info.isNeutral, let partner = closer(of: info.scalar) { pairs.push(closer: partner, i) }
                scripts.append(current ?? .common)
                let isElsewhere = current.map { info.hasExtensions && !unicode.isUsed(info.scalar, in: $0) } ?? true
                if isElsewhere, undecided == nil { undecided = i }
            case .own:
                scripts.append(info.script)
                if let first = undecided {
                    decide(first..<i, before: current, after: info.script, unicode: unicode)
                    undecided = nil
                }
                current = info.script
            }
        }
    }

    /// Settles the characters between two scripts that did not simply take the first of them.
    private mutating func decide(
        _ range: Range<Int>, before: Script?, after: Script, unicode: any UnicodeProvider
    ) {
        for i in range {
            if scripts[i] == .common {
                scripts[i] = after
            } else if let before, infos[i].hasExtensions, !unicode.isUsed(infos[i].scalar, in: before),
                unicode.isUsed(infos[i].scalar, in: after)
            {
                scripts[i] = after
            }
        }
    }
}

extension Script {
    static let han = Script("Hani")
    static let hiragana = Script("Hira")
    static let katakana = Script("Kana")
    static let bopomofo = Script("Bopo")
    static let yi = Script("Yiii")

    /// Whether lines are filled by room between the letters.
    var isIdeographic: Bool {
        switch self {
        case .han, .hiragana, .katakana, .bopomofo, .yi: true
        default: false
        }
    }

    /// The script in which both can be shaped at once; nil where a new item has to start.
    ///
    /// Japanese mixes its three scripts from letter to letter. Fonts treat them alike (both kana have one OpenType
    /// tag), so that they stay together: kerning works across, and there are few items.
    func joined(with other: Script) -> Script? {
        if self == other { return self }
        func isJapanese(_ script: Script) -> Bool { script == .han || script == .hiragana || script == .katakana }
        guard isJapanese(self), isJapanese(other) else { return nil }
        return self == .han ? other : self
    }
}
