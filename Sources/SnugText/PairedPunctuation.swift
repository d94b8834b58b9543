/// Openers met so far and what was decided for them: a closer follows its opener (UAX #24, 5.1).
struct PairStack<Decision> {
    /// Deeper nesting is no text; a bound keeps the search for an opener constant.
    private static var depth: Int { 32 }
    private var open: [(closer: Unicode.Scalar, decision: Decision)] = []

    mutating func removeAll() {
        open.removeAll(keepingCapacity: true)
    }

    /// Remembers an opener; the oldest is forgotten where there are too many.
    mutating func push(closer: Unicode.Scalar, _ decision: Decision) {
        if open.count == Self.depth { open.removeFirst() }
        open.append((closer, decision))
    }

    /// What was decided for the opener of a closer; nil where it has none, such as an apostrophe.
    mutating func pop(_ closer: Unicode.Scalar) -> Decision? {
        guard let index = open.lastIndex(where: { $0.closer == closer }) else { return nil }
        let decision = open[index].decision
        open.removeSubrange(index...)
        return decision
    }
}

/// The closing partner of an opening bracket or quotation mark.
func closer(of opener: Unicode.Scalar) -> Unicode.Scalar? {
    switch opener.value {
    case 0x28: ")"
    case 0x5B: "]"
    case 0x7B: "}"
    case 0xAB: "\u{BB}"
    case 0x2018: "\u{2019}"
    case 0x201A: "\u{2018}"
    case 0x201C: "\u{201D}"
    case 0x201E: "\u{201C}"
    case 0x2039: "\u{203A}"
    // The brackets of CJK and the full-width ones stand side by side with their partners.
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF5F:
        Unicode.Scalar(opener.value + 1)
    case 0x301D: "\u{301F}"
    case 0xFF08: "\u{FF09}"
    case 0xFF3B: "\u{FF3D}"
    case 0xFF5B: "\u{FF5D}"
    case 0xFF62: "\u{FF63}"
    default: nil
    }
}
