// The system palette of iOS in its light appearance.
extension Color {
    /// The colour `#ff3b30`.
    public static let systemRed = Color(rgb: 0xff3b30)
    /// The colour `#ff9500`.
    public static let systemOrange = Color(rgb: 0xff9500)
    /// The colour `#ffcc00`.
    public static let systemYellow = Color(rgb: 0xffcc00)
    /// The colour `#34c759`.
    public static let systemGreen = Color(rgb: 0x34c759)
    /// The colour `#00c7be`.
    public static let systemMint = Color(rgb: 0x00c7be)
    /// The colour `#30b0c7`.
    public static let systemTeal = Color(rgb: 0x30b0c7)
    /// The colour `#32ade6`.
    public static let systemCyan = Color(rgb: 0x32ade6)
    /// The colour `#007aff`.
    public static let systemBlue = Color(rgb: 0x007aff)
    /// The colour `#5856d6`.
    public static let systemIndigo = Color(rgb: 0x5856d6)
    /// The colour `#af52de`.
    public static let systemPurple = Color(rgb: 0xaf52de)
    /// The colour `#ff2d55`.
    public static let systemPink = Color(rgb: 0xff2d55)
    /// The colour `#a2845e`.
    public static let systemBrown = Color(rgb: 0xa2845e)
    /// The colour `#8e8e93`.
    public static let systemGray = Color(rgb: 0x8e8e93)
    /// The colour `#aeaeb2`.
    public static let systemGray2 = Color(rgb: 0xaeaeb2)
    /// The colour `#c7c7cc`.
    public static let systemGray3 = Color(rgb: 0xc7c7cc)
    /// The colour `#d1d1d6`.
    public static let systemGray4 = Color(rgb: 0xd1d1d6)
    /// The colour `#e5e5ea`.
    public static let systemGray5 = Color(rgb: 0xe5e5ea)
    /// The colour `#f2f2f7`.
    public static let systemGray6 = Color(rgb: 0xf2f2f7)
}
