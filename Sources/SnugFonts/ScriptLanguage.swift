internal import SnugText

/// The language that stands for a writing system when the text's own is written in another one.
struct ScriptLanguage {
    /// The language, as Fontconfig spells it.
    var language: String
    /// A letter that every language written so uses.
    var letter: Unicode.Scalar

    /// The languages by script; scripts that are missing here are used by one language or by none today.
    static let all: [Script: ScriptLanguage] = [
        Script("Arab"): ScriptLanguage(language: "ar", letter: "\u{627}"),
        Script("Armn"): ScriptLanguage(language: "hy", letter: "\u{561}"),
        Script("Beng"): ScriptLanguage(language: "bn", letter: "\u{995}"),
        Script("Cans"): ScriptLanguage(language: "iu", letter: "\u{1403}"),
        Script("Cher"): ScriptLanguage(language: "chr", letter: "\u{13A0}"),
        Script("Cyrl"): ScriptLanguage(language: "ru", letter: "\u{430}"),
        Script("Deva"): ScriptLanguage(language: "hi", letter: "\u{915}"),
        Script("Ethi"): ScriptLanguage(language: "am", letter: "\u{1200}"),
        Script("Geor"): ScriptLanguage(language: "ka", letter: "\u{10D0}"),
        Script("Grek"): ScriptLanguage(language: "el", letter: "\u{3B1}"),
        Script("Gujr"): ScriptLanguage(language: "gu", letter: "\u{A95}"),
        Script("Guru"): ScriptLanguage(language: "pa", letter: "\u{A15}"),
        Script("Hebr"): ScriptLanguage(language: "he", letter: "\u{5D0}"),
        Script("Khmr"): ScriptLanguage(language: "km", letter: "\u{1780}"),
        Script("Knda"): ScriptLanguage(language: "kn", letter: "\u{C95}"),
        Script("Laoo"): ScriptLanguage(language: "lo", letter: "\u{E81}"),
        Script("Latn"): ScriptLanguage(language: "en", letter: "a"),
        Script("Mlym"): ScriptLanguage(language: "ml", letter: "\u{D15}"),
        Script("Mong"): ScriptLanguage(language: "mn-cn", letter: "\u{1820}"),
        Script("Mymr"): ScriptLanguage(language: "my", letter: "\u{1000}"),
        Script("Nkoo"): ScriptLanguage(language: "nqo", letter: "\u{7CA}"),
        Script("Orya"): ScriptLanguage(language: "or", letter: "\u{B15}"),
        Script("Sinh"): ScriptLanguage(language: "si", letter: "\u{D9A}"),
        Script("Syrc"): ScriptLanguage(language: "syr", letter: "\u{710}"),
        Script("Taml"): ScriptLanguage(language: "ta", letter: "\u{B95}"),
        Script("Telu"): ScriptLanguage(language: "te", letter: "\u{C15}"),
        Script("Tfng"): ScriptLanguage(language: "ber-ma", letter: "\u{2D30}"),
        Script("Thaa"): ScriptLanguage(language: "dv", letter: "\u{780}"),
        Script("Thai"): ScriptLanguage(language: "th", letter: "\u{E01}"),
        Script("Tibt"): ScriptLanguage(language: "bo", letter: "\u{F40}"),
        Script("Yiii"): ScriptLanguage(language: "ii", letter: "\u{A000}"),
    ]
}
