extension Color: CustomStringConvertible {
    /// The canonical CSS form: `#rrggbb`, or `#rrggbbaa` when not opaque, in lower case.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            if channel < 16 { text += "0" }
            text += String(channel, radix: 16)
        }
    }
}
