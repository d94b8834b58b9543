internal import CICU
internal import SnugText

/// The properties of characters, the first 256 from a table.
struct PropertyTable {
    private let first: [ScalarProperties]

    init() {
        first = (0..<0x100).map { Self.lookUp($0) }
    }

    subscript(scalar: Unicode.Scalar) -> ScalarProperties {
        scalar.value < 0x100 ? first[Int(scalar.value)] : Self.lookUp(scalar.value)
    }

    private static func lookUp(_ scalar: UInt32) -> ScalarProperties {
        var properties: ScalarProperties = []
        func insert(_ property: ScalarProperties, if condition: Bool) {
            if condition { properties.insert(property) }
        }
        insert(.hangingSpace, if: has(scalar, UCHAR_WHITE_SPACE) && !isNoBreakSpace(scalar))
        insert(.ignorable, if: has(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
        insert(.mark, if: snugICUIsMark(scalar) != 0)
        insert(.control, if: snugICUIsControl(scalar) != 0)
        insert(.joining, if: joins(scalar))
        if has(scalar, UCHAR_EMOJI) {
            properties.insert(.emoji)
            insert(.emojiPresentation, if: has(scalar, UCHAR_EMOJI_PRESENTATION))
            insert(.regionalIndicator, if: has(scalar, UCHAR_REGIONAL_INDICATOR))
            insert(.emojiModifier, if: has(scalar, UCHAR_EMOJI_MODIFIER))
        }
        return properties
    }

    private static func has(_ scalar: UInt32, _ property: UProperty) -> Bool {
        snugICUHas(scalar, property) != 0
    }

    private static func isNoBreakSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x00A0 || scalar == 0x2007 || scalar == 0x202F
    }

    /// Whether letters join to it; the zero width joiner joins but is no letter.
    private static func joins(_ scalar: UInt32) -> Bool {
        switch UJoiningType(UInt32(bitPattern: snugICUJoiningType(scalar))) {
        case U_JT_DUAL_JOINING, U_JT_LEFT_JOINING, U_JT_RIGHT_JOINING, U_JT_JOIN_CAUSING:
            snugICUIsFormat(scalar) == 0
        default: false
        }
    }
}
