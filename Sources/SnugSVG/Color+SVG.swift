internal import SnugPixels

extension Color {
    /// The colour without its alpha, as short as CSS writes it in digits: `#fff`, `#1a2b3c`.
    var hexDigits: String {
        let channels = [red, green, blue]
        let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
        return "#"
            + channels.map { channel in
                let digits = String(channel, radix: 16)
                return isShort ? String(channel & 15, radix: 16) : channel < 16 ? "0" + digits : digits
            }.joined()
    }

    /// The grey whose luminance in a mask is so many 255ths.
    static func grey(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }

    /// Opacity from 0 to 1.
    var opacity: Double { Double(alpha) / 255 }
}
