internal import CFriBidi
internal import CICU
public import SnugText

extension UnicodeRules {
    /// The embedding level of every character of one paragraph, in logical order, by UAX #9.
    ///
    /// `levels` has an entry for each scalar value, also for those that rule X9 removes. Rule L1 is applied as though
    /// the paragraph were one line, which changes nothing for a caller who applies it to each line; L2 to L4 are left
    /// to the caller. `base` is 0 or 1. O(n).
    ///
    /// The algorithm is FriBidi's: ICU 72 gives other levels than the standard to marks after brackets and to
    /// brackets beside embeddings. The characters' classes and brackets are ICU's, whose data are newer.
    public func bidiLevels(
        of paragraph: [Unicode.Scalar], direction: BaseDirection
    ) -> (levels: [UInt8], base: UInt8) {
        if direction != .rtl, !paragraph.contains(where: { Self.mayTurn($0.value) }) {
            return (Array(repeating: 0, count: paragraph.count), 0)
        }
        return Self.resolvedLevels(of: paragraph, direction: direction)
    }

    /// The levels by the whole algorithm.
    static func resolvedLevels(
        of paragraph: [Unicode.Scalar], direction: BaseDirection
    ) -> (levels: [UInt8], base: UInt8) {
        let types = paragraph.map { bidiTypes[Int(snugICUBidiClass($0.value))] }
        let brackets = zip(paragraph, types).map { $1 == FRIBIDI_TYPE_ON ? bracket($0.value) : 0 }
        var base =
            switch direction {
            case .auto: FRIBIDI_PAR_ON
            case .ltr: FRIBIDI_PAR_LTR
            case .rtl: FRIBIDI_PAR_RTL
            }
        let levels = unsafe Array<UInt8>(unsafeUninitializedCapacity: paragraph.count) { buffer, count in
            let highest = unsafe buffer.withMemoryRebound(to: FriBidiLevel.self) { levels in
                unsafe fribidi_get_par_embedding_levels_ex(
                    types, brackets, FriBidiStrIndex(paragraph.count), &base, levels.baseAddress)
            }
            // Apart from a text beyond its limits, which no [Unicode.Scalar] of 2 GB reaches.
            guard highest != 0 else { fatalError("FriBidi cannot lay out a paragraph: out of memory") }
            count = paragraph.count
        }
        return (levels, base == FRIBIDI_PAR_RTL ? 1 : 0)
    }

    /// Whether a character can give any character of a left-to-right paragraph a level above 0.
    ///
    /// True for all of class R, AL or AN and all explicit formatting characters, and for some others near them.
    static func mayTurn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x0590: false
        case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// FriBidi's name of a bracket: that of the opening one of the pair, marked where it opens; 0 for other characters.
    private static func bracket(_ scalar: UInt32) -> FriBidiBracketType {
        switch snugICUBracketType(scalar) {
        case snugICUBracketOpen: canonical(scalar) | UInt32(FRIBIDI_BRACKET_OPEN_MASK)
        case snugICUBracketClose: canonical(snugICUPairedBracket(scalar))
        default: 0
        }
    }

    /// The angle brackets U+2329 and U+3008 are canonically equivalent (BD16).
    private static func canonical(_ opening: UInt32) -> UInt32 {
        opening == 0x2329 ? 0x3008 : opening
    }

    /// FriBidi's types in the order of ICU's classes, `UCharDirection`.
    private static let bidiTypes: [FriBidiCharType] = [
        FRIBIDI_TYPE_LTR, FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_EN, FRIBIDI_TYPE_ES, FRIBIDI_TYPE_ET, FRIBIDI_TYPE_AN,
        FRIBIDI_TYPE_CS, FRIBIDI_TYPE_BS, FRIBIDI_TYPE_SS, FRIBIDI_TYPE_WS, FRIBIDI_TYPE_ON, FRIBIDI_TYPE_LRE,
        FRIBIDI_TYPE_LRO, FRIBIDI_TYPE_AL, FRIBIDI_TYPE_RLE, FRIBIDI_TYPE_RLO, FRIBIDI_TYPE_PDF, FRIBIDI_TYPE_NSM,
        FRIBIDI_TYPE_BN, FRIBIDI_TYPE_FSI, FRIBIDI_TYPE_LRI, FRIBIDI_TYPE_RLI, FRIBIDI_TYPE_PDI,
    ]
}
