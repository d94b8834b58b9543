internal import CICU
internal import SnugText

extension ScalarProperties {
    /// The properties of a character: ASCII's are known, the others are ICU's.
    init(of scalar: UInt32) {
        switch scalar {
        case 0x09...0x0D: self = [.hangingSpace, .control]
        case 0x20: self = .hangingSpace
        case ..<0x20, 0x7F: self = .control
        case 0x23, 0x2A, 0x30...0x39: self = .emoji  // the bases of keycaps
        case ..<0x80: self = []
        // Han and Hangul syllables have none; they are many in the texts where they occur.
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = []
        default: self.init(lookingUp: scalar)
        }
    }

    /// Asks ICU for each of the properties.
    init(lookingUp scalar: UInt32) {
        self = []
        func add(_ property: ScalarProperties, if condition: Bool) {
            if condition { insert(property) }
        }
        add(.hangingSpace, if: Self.has(scalar, snugICUPropertyWhiteSpace) && !Self.isNoBreakSpace(scalar))
        add(.ignorable, if: Self.has(scalar, snugICUPropertyDefaultIgnorable))
        add(.mark, if: snugICUIsMark(scalar) != 0)
        add(.control, if: snugICUIsControl(scalar) != 0)
        add(.joining, if: Self.joins(scalar))
        if Self.has(scalar, snugICUPropertyEmoji) {
            insert(.emoji)
            add(.emojiPresentation, if: Self.has(scalar, snugICUPropertyEmojiPresentation))
            add(.regionalIndicator, if: Self.has(scalar, snugICUPropertyRegionalIndicator))
            add(.emojiModifier, if: Self.has(scalar, snugICUPropertyEmojiModifier))
        }
    }

    private static func has(_ scalar: UInt32, _ property: snugICUProperty) -> Bool {
        snugICUHas(scalar, property) != 0
    }

    private static func isNoBreakSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x00A0 || scalar == 0x2007 || scalar == 0x202F
    }

    /// Whether letters join to it; the zero width joiner joins but is no letter.
    private static func joins(_ scalar: UInt32) -> Bool {
        switch snugICUJoiningType(scalar) {
        case snugICUJoiningDual, snugICUJoiningLeft, snugICUJoiningRight, snugICUJoiningCausing:
            snugICUIsFormat(scalar) == 0
        default: false
        }
    }
}
