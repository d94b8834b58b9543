internal import CICU
public import SnugText

extension UnicodeRules {
    /// The script property of a character (UAX #24).
    public func script(of scalar: Unicode.Scalar) -> Script {
        scripts.script(of: scalar)
    }

    /// Whether a script is among those that a character is used in (UAX #24, Script_Extensions).
    ///
    /// A character without extensions is used in its own script only, so one of `Zyyy` or `Zinh` in no other. False
    /// for a code that is no script's.
    public func isUsed(_ scalar: Unicode.Scalar, in script: Script) -> Bool {
        let number = scripts.number(of: script)
        return number >= 0 && snugICUUsedIn(scalar.value, number) != 0
    }

    /// The properties that itemization needs.
    ///
    /// `hangingSpace` is White_Space without U+00A0, U+2007 and U+202F, to which no line can be broken (class GL of
    /// UAX #14) and which therefore keep their width: the space, the tab, the line ends U+000A to U+000D, U+0085,
    /// U+2028 and U+2029, and the other space separators of CSS Text 3, U+1680, U+2000 to U+2006, U+2008 to U+200A,
    /// U+205F and U+3000. `joining` has no part in the zero width joiner, which is no letter.
    public func properties(of scalar: Unicode.Scalar) -> ScalarProperties {
        properties[scalar]
    }
}
