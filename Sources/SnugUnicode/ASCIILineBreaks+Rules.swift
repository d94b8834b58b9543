extension ASCIILineBreaks {
    /// What has been read so far, as far as the rules ask.
    enum State: UInt8, CaseIterable {
        case start, line, carriageReturn
        case space, spaceAfterOpening, spaceAfterQuotation
        case breakAfter, exclamation, quotation, letter, prefix, postfix, opening, parenthesis, closing, infix, slash
        case hyphen, leadingHyphen
        /// In a number: after a digit, or after a sign that can go on or end it.
        case digit, infixInNumber, slashInNumber, parenthesisAfterNumber, closingAfterNumber

        var isNumber: Bool {
            self == .digit || self == .infixInNumber || self == .slashInNumber
        }

        /// Whether no character stands before for a mark to combine with (LB10), and a hyphen starts a word.
        var startsWord: Bool {
            switch self {
            case .start, .line, .carriageReturn, .space, .spaceAfterQuotation: true
            default: false
            }
        }
    }

    /// Whether the text may be divided before a character.
    enum Division {
        case never, always
        /// Before a point after a space: only where it starts a number.
        case ifDigitFollows
        /// Between a currency sign and a bracket: unless they stand before a number.
        case unlessNumberFollows
    }

    /// What a character does to the state, and whether the text may be divided before it.
    struct Transition {
        var state: State
        var division: Division

        init(from state: State, with next: Class) {
            self.state = Self.state(after: state, next)
            division = Self.division(between: state, next)
        }

        private static func state(after state: State, _ next: Class) -> State {
            switch next {
            case .hardBreak, .lineFeed: .line
            case .carriageReturn: .carriageReturn
            case .space:
                switch state {
                case .opening, .spaceAfterOpening: .spaceAfterOpening
                case .quotation, .spaceAfterQuotation: .spaceAfterQuotation
                default: .space
                }
            // LB9: a mark belongs to what precedes it; LB10: without that it is a letter.
            case .mark: state.startsWord || state == .spaceAfterOpening ? .letter : state
            case .breakAfter: .breakAfter
            case .exclamation: .exclamation
            case .quotation: .quotation
            case .letter: .letter
            case .prefix: .prefix
            case .postfix: .postfix
            case .opening: .opening
            case .parenthesis: state.isNumber ? .parenthesisAfterNumber : .parenthesis
            case .closing: state.isNumber ? .closingAfterNumber : .closing
            case .infix: state.isNumber ? .infixInNumber : .infix
            case .hyphen: state.startsWord ? .leadingHyphen : .hyphen
            case .slash: state.isNumber ? .slashInNumber : .slash
            case .digit: .digit
            }
        }

        private static func division(between state: State, _ next: Class) -> Division {
            switch (state, next) {
            case (.start, _): .never  // LB2
            case (.carriageReturn, .lineFeed): .never  // LB5
            case (.line, _), (.carriageReturn, _): .always  // LB4, LB5
            case (_, .hardBreak), (_, .carriageReturn), (_, .lineFeed): .never  // LB6
            case (_, .space): .never  // LB7
            case (.opening, _), (.spaceAfterOpening, _): .never  // LB14
            case (_, .exclamation), (_, .parenthesis), (_, .closing), (_, .slash): .never  // LB13
            case (.space, .infix), (.spaceAfterQuotation, .infix): .ifDigitFollows  // LB13, tailored
            case (_, .infix): .never  // LB13
            case (.spaceAfterQuotation, .opening): .never  // LB15
            case (.space, _), (.spaceAfterQuotation, _): .always  // LB18
            case (_, .mark): .never  // LB9
            case (.quotation, _), (_, .quotation): .never  // LB19
            case (_, .breakAfter), (_, .hyphen): .never  // LB21
            case (.leadingHyphen, .letter): .never  // LB21, tailored
            default: divisionInWord(between: state, next)
            }
        }

        /// LB23 to LB30 for letters, digits, currency and percent signs and opening brackets.
        private static func divisionInWord(between state: State, _ next: Class) -> Division {
            switch (state, next) {
            case (.letter, _), (.digit, _): .never  // LB23, LB24, LB25, LB28, LB30
            case (.prefix, .letter), (.postfix, .letter): .never  // LB24
            case (.prefix, .digit), (.postfix, .digit): .never  // LB25
            case (.prefix, .opening), (.postfix, .opening): .unlessNumberFollows  // LB25
            case (.hyphen, .digit), (.leadingHyphen, .digit): .never  // LB25
            case (.infix, .digit), (.infixInNumber, .digit), (.slashInNumber, .digit): .never  // LB25
            case (.infixInNumber, .prefix), (.infixInNumber, .postfix): .never  // LB25
            case (.slashInNumber, .prefix), (.slashInNumber, .postfix): .never  // LB25
            case (.parenthesisAfterNumber, .prefix), (.parenthesisAfterNumber, .postfix): .never  // LB25
            case (.closingAfterNumber, .prefix), (.closingAfterNumber, .postfix): .never  // LB25
            case (.infix, .letter), (.infixInNumber, .letter): .never  // LB29
            case (.parenthesis, .letter), (.parenthesis, .digit): .never  // LB30
            case (.parenthesisAfterNumber, .letter), (.parenthesisAfterNumber, .digit): .never  // LB30
            default: .always  // LB31
            }
        }
    }
}
