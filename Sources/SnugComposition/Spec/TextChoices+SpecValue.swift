public import SnugText

extension TextAlignment: SpecChoice {}

extension WordOverflow: SpecChoice {}

extension BaseDirection: SpecChoice {}

extension LineBreakStrictness: SpecChoice {}

extension WrapStyle: SpecChoice {}

extension LetterCase: SpecChoice {}
