extension Color {
    /// The colour that this one makes on a backdrop: source over destination, in sRGB as browsers do, rounded.
    public func over(_ backdrop: Color) -> Color {
        let (source, below) = (Int(alpha), Int(backdrop.alpha) * (255 - Int(alpha)))
        // Both parts and their sum count 255ths of 255ths.
        let whole = source * 255 + below
        guard whole > 0 else { return .transparent }
        func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Int(top) * source * 255 + Int(bottom) * below + whole / 2) / whole)
        }
        return Color(
            red: channel(red, backdrop.red), green: channel(green, backdrop.green), blue: channel(blue, backdrop.blue),
            alpha: UInt8((whole + 127) / 255))
    }

    /// The colour that lies a part of the way to another, channel by channel; the alpha stays.
    func mixed(with other: Color, parts: Int, of whole: Int) -> Color {
        func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Int(from) * (whole - parts) + Int(to) * parts + whole / 2) / whole)
        }
        return Color(
            red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
            alpha: alpha)
    }
}
