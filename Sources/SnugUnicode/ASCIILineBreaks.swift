/// UAX #14 for text of ASCII alone: the same breaks as ICU's, without the time to load ICU's rules.
///
/// A state machine over the classes that ASCII has. No language and no strictness has other rules for them. The
/// numbers of rules are those of Unicode 15, with ICU's tailorings: numbers are read as a whole (LB25), a point before
/// a digit may start a line (LB13), and a hyphen that starts a word stays with it (LB21).
struct ASCIILineBreaks {
    private let classes: [Class]
    private let transitions: [Transition]

    init() {
        classes = (0..<0x80).map { Class(of: $0) }
        transitions = State.allCases.flatMap { state in
            Class.allCases.map { Transition(from: state, with: $0) }
        }
    }

    /// The places after 0 where a line may or must end; nil unless all of the text is ASCII. O(n).
    func breaks(in text: ArraySlice<UInt8>) -> [Int]? {
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        var breaks: [Int] = []
        breaks.reserveCapacity(text.count / 5 + 1)
        var state = State.start
        for (offset, byte) in text.enumerated() {
            let column = Int(classes[Int(byte)].rawValue)
            let transition = transitions[Int(state.rawValue) * Class.allCases.count + column]
            state = transition.state
            let divides =
                switch transition.division {
                case .never: false
                case .always: true
                case .ifDigitFollows: startsNumber(text.dropFirst(offset + 1), pointAllowed: false)
                case .unlessNumberFollows: !startsNumber(text.dropFirst(offset + 1), pointAllowed: true)
                }
            if divides {
                breaks.append(offset)
            }
        }
        if !text.isEmpty {
            breaks.append(text.count)
        }
        return breaks
    }

    private func startsNumber(_ text: ArraySlice<UInt8>, pointAllowed: Bool) -> Bool {
        var pointAllowed = pointAllowed
        for byte in text {
            switch classes[Int(byte)] {
            case .mark: continue
            case .infix where pointAllowed: pointAllowed = false
            case .digit: return true
            default: return false
            }
        }
        return false
    }
}

extension ASCIILineBreaks {
    /// The line-break classes of ASCII.
    enum Class: UInt8, CaseIterable {
        case hardBreak, carriageReturn, lineFeed, space, mark, breakAfter, exclamation, quotation, letter, prefix
        case postfix, opening, parenthesis, closing, infix, hyphen, slash, digit

        init(of byte: UInt8) {
            self =
                switch byte {
                case 0x0A: .lineFeed
                case 0x0B, 0x0C: .hardBreak
                case 0x0D: .carriageReturn
                case 0x09, UInt8(ascii: "|"): .breakAfter
                case ..<0x20, 0x7F: .mark
                case UInt8(ascii: " "): .space
                case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
                case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
                case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
                case UInt8(ascii: "%"): .postfix
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
                case UInt8(ascii: ")"), UInt8(ascii: "]"): .parenthesis
                case UInt8(ascii: "}"): .closing
                case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
                case UInt8(ascii: "-"): .hyphen
                case UInt8(ascii: "/"): .slash
                case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
                default: .letter
                }
        }
    }
}
