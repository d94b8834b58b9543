import SnugText

/// Just enough of Unicode's rules for texts in Latin, Hebrew, Arabic, Chinese and Japanese with some emoji.
final class FakeUnicode: UnicodeProvider {
    private(set) var lineBreakQuestions: [(language: String, strictness: LineBreakStrictness)] = []

    func lineBreaks(
        in text: ArraySlice<UInt8>, language: String, strictness: LineBreakStrictness
    ) -> [Int] {
        lineBreakQuestions.append((language, strictness))
        var places: [Int] = []
        var offset = 0
        var previous: Unicode.Scalar?
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            // The language `xx` has a rule of its own: lines break between any two letters.
            if let previous, mayBreak(previous, scalar, isLoose: language == "xx") { places.append(offset) }
            offset += Unicode.UTF8.width(scalar)
            previous = scalar
        }
        if offset > 0 { places.append(offset) }
        return places
    }

    private func mayBreak(_ a: Unicode.Scalar, _ b: Unicode.Scalar, isLoose: Bool) -> Bool {
        if a == "\r", b == "\n" { return false }
        if isLineEnd(a) { return true }
        if isLineEnd(b) || isSpace(b) || isCombining(b) { return false }
        if isSpace(a) || a == "\u{200B}" || a == "\u{AD}" { return true }
        if a == "-" { return isLetter(b) }
        if isLoose { return isLetter(a) && isLetter(b) }
        if isOpener(a) || isCloser(b) { return false }
        return isWide(a) || isWide(b)
    }

    func graphemeBreaks(in text: ArraySlice<UInt8>) -> [Int] {
        var places: [Int] = []
        var offset = 0
        var previous: Unicode.Scalar?
        var flags = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if let previous {
                let isFlag = isRegional(scalar) && flags % 2 == 1
                let isCRLF = previous == "\r" && scalar == "\n"
                let isJoined = previous == "\u{200D}" && isEmoji(scalar)
                if !isCRLF, !isFlag, !isJoined, !isCombining(scalar) { places.append(offset) }
            }
            flags = isRegional(scalar) ? flags + 1 : 0
            offset += Unicode.UTF8.width(scalar)
            previous = scalar
        }
        if offset > 0 { places.append(offset) }
        return places
    }

    /// Letters, digits and neutrals without embeddings: numbers and letters against the paragraph stand one level up.
    func bidiLevels(
        of paragraph: [Unicode.Scalar], direction: BaseDirection
    ) -> (levels: [UInt8], base: UInt8) {
        let strong = paragraph.first { isLetter($0) || isRightToLeft($0) }
        let base: UInt8 =
            switch direction {
            case .ltr: 0
            case .rtl: 1
            case .auto: strong.map(isRightToLeft) == true ? 1 : 0
            }
        var levels: [UInt8?] = []
        var last: Unicode.Scalar?
        for scalar in paragraph {
            if isRightToLeft(scalar) {
                levels.append(1)
                last = scalar
            } else if isLetter(scalar) {
                levels.append(base == 0 ? 0 : 2)
                last = scalar
            } else if ("0"..."9").contains(scalar) {
                levels.append(last.map(isRightToLeft) ?? (base == 1) ? 2 : base == 0 ? 0 : 2)
            } else if isCombining(scalar), let before = levels.last {
                levels.append(before)
            } else {
                levels.append(nil)
            }
        }
        var result = levels.map { $0 ?? base }
        var start = 0
        while start < levels.count {
            guard levels[start] == nil else {
                start += 1
                continue
            }
            var end = start
            while end < levels.count, levels[end] == nil { end += 1 }
            let before = start > 0 ? levels[start - 1].map { $0 == 2 && base == 0 ? 1 : $0 } : base
            let after = end < levels.count ? levels[end].map { $0 == 2 && base == 0 ? 1 : $0 } : base
            if let before, before == after { for i in start..<end { result[i] = before } }
            start = end
        }
        return (result, base)
    }

    func script(of scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: Script("Latn")
        case 0x300...0x36F, 0xFE00...0xFE0F, 0x200D: .inherited
        case 0x5D0...0x5EA: Script("Hebr")
        case 0x620...0x6CF: Script("Arab")
        case 0x3041...0x309F: Script("Hira")
        case 0x30A0...0x30FF: Script("Kana")
        case 0x3400...0x9FFF: Script("Hani")
        default: .common
        }
    }

    func isUsed(_ scalar: Unicode.Scalar, in script: Script) -> Bool {
        let isEastAsian = (0x3001...0x301F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
        if isEastAsian { return [Script("Hani"), Script("Hira"), Script("Kana")].contains(script) }
        return script == self.script(of: scalar)
    }

    func properties(of scalar: Unicode.Scalar) -> ScalarProperties {
        var result: ScalarProperties = []
        if isSpace(scalar) || scalar == "\t" { result.insert(.hangingSpace) }
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { result.insert(.control) }
        switch scalar.value {
        case 0xAD, 0x200B...0x200F, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE007F:
            result.insert(.ignorable)
        case 0x300...0x36F, 0x20E3: result.insert(.mark)
        case 0x620...0x6CF: result.insert(.joining)
        case 0x1F1E6...0x1F1FF: result.formUnion([.regionalIndicator, .emoji, .emojiPresentation])
        case 0x1F3FB...0x1F3FF: result.formUnion([.emojiModifier, .emoji, .emojiPresentation])
        case 0x1F300...0x1FAFF: result.formUnion([.emoji, .emojiPresentation])
        case 0x23, 0x2A, 0x30...0x39, 0xA9, 0x2600...0x27BF: result.insert(.emoji)
        default: break
        }
        return result
    }

    func transform(_ text: String, to letterCase: LetterCase, language: String) -> String {
        switch letterCase {
        case .none, .capitalize: text
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        }
    }

    private func isLineEnd(_ s: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(s.value) || s.value == 0x85 || s.value == 0x2028 || s.value == 0x2029
    }
    private func isSpace(_ s: Unicode.Scalar) -> Bool { s == " " || s == "\t" || s == "\u{3000}" || s == "\u{2003}" }
    private func isCombining(_ s: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(s.value) || (0xFE00...0xFE0F).contains(s.value) || s.value == 0x200D
            || (0x1F3FB...0x1F3FF).contains(s.value) || s.value == 0x20E3 || (0xE0020...0xE007F).contains(s.value)
    }
    private func isLetter(_ s: Unicode.Scalar) -> Bool { script(of: s) != .common && !isCombining(s) }
    private func isRightToLeft(_ s: Unicode.Scalar) -> Bool { (0x590...0x6FF).contains(s.value) }
    private func isRegional(_ s: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(s.value) }
    private func isEmoji(_ s: Unicode.Scalar) -> Bool { (0x1F300...0x1FAFF).contains(s.value) || s.value == 0x2764 }
    private func isWide(_ s: Unicode.Scalar) -> Bool {
        (0x3001...0x30FF).contains(s.value) || (0x3400...0x9FFF).contains(s.value) || isCloser(s) || isOpener(s)
    }
    private func isCloser(_ s: Unicode.Scalar) -> Bool { "，。、；：？！）》】」』".unicodeScalars.contains(s) }
    private func isOpener(_ s: Unicode.Scalar) -> Bool { "（《【「『".unicodeScalars.contains(s) }
}
