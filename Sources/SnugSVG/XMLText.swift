/// Text between tags (XML 1.0, sections 2.2 and 2.4).
enum XMLText {
    /// The text with what has a meaning in XML written as references; characters that XML cannot say become U+FFFD.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            // As itself it would be read as a new line.
            case "\r": escaped += "&#13;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
