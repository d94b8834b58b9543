public import SnugText

extension TextAlignment: SpecChoice {}

extension WordOverflow: SpecChoice {}
