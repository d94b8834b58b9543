/// How freely lines break, in CSS's words (`line-break` and `word-break`).
public enum LineBreakStrictness: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the language has it.
    case normal
    /// The most common rules of careful typesetting: small kana and prolonged marks do not start a line.
    case strict
    /// The fewest rules, for short lines.
    case loose
    /// Japanese text breaks between phrases only.
    case phrase
    /// No break between letters, also of Chinese, Japanese and Korean; only at spaces and punctuation.
    case keepAll = "keep-all"
}
