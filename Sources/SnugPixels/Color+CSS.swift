extension Color {
    /// Reads a colour as CSS writes it (CSS Color Module Level 4, the sRGB part), in capitals or small letters alike.
    ///
    /// Understood are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, every name in `names`, and the functions `rgb()`,
    /// `rgba()`, `hsl()`, `hsla()` (with commas, or with blanks and `/ alpha`) and `hwb()`. Values outside their range
    /// are clamped to it, channels are rounded to the nearest of 256 steps, halves upwards. White space at both ends
    /// is ignored.
    public init(css text: String) throws(ColorError) {
        let word = text.trimmingCSSWhiteSpace()
        guard let first = word.first else { throw .empty }
        if first == "#" {
            self = try Color(hexDigits: word.dropFirst(), of: text)
        } else if let bracket = word.firstIndex(of: "(") {
            let name = word[..<bracket].lowercased()
            guard word.last == ")" else { throw .unclosedFunction(text: text, name: name) }
            let arguments = word[word.index(after: bracket)...].dropLast()
            self = try CSSColorFunction(name: name, arguments: arguments, of: text).color()
        } else if let color = Color.named(String(word)) {
            self = color
        } else {
            throw .unknownName(text: text)
        }
    }

    /// Reads what follows the `#`; with one digit a channel, the digit counts twice.
    private init(hexDigits: Substring, of text: String) throws(ColorError) {
        var digits: [UInt8] = []
        for character in hexDigits {
            guard character.isASCII, let value = character.hexDigitValue else {
                throw .hexDigit(text: text, found: character)
            }
            digits.append(UInt8(value))
        }
        switch digits.count {
        case 3, 4:
            let channels = digits.map { $0 * 17 }
            self.init(
                red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 255)
        case 6, 8:
            let channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
            self.init(
                red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 255)
        default:
            throw .hexLength(text: text, digits: digits.count)
        }
    }

    /// Makes a colour of channels and alpha in 0...1, clamped and rounded.
    init(unitRed red: Double, green: Double, blue: Double, alpha: Double) {
        func step(_ value: Double) -> UInt8 {
            UInt8(min(max(value, 0), 1) * 255 + 0.5)
        }
        self.init(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    }
}

extension Character {
    /// Whether CSS counts the character as white space.
    var isCSSWhiteSpace: Bool {
        self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n" || self == "\u{c}"
    }
}

extension String {
    fileprivate func trimmingCSSWhiteSpace() -> Substring {
        var rest = self[...].drop(while: \.isCSSWhiteSpace)
        while let last = rest.last, last.isCSSWhiteSpace { rest.removeLast() }
        return rest
    }
}
