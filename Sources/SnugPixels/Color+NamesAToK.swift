// The named colours of CSS Color Module Level 4, section 6.1, under their CSS names: the first half.
extension Color {
    /// The colour `#f0f8ff`.
    public static let aliceblue = Color(rgb: 0xf0f8ff)
    /// The colour `#faebd7`.
    public static let antiquewhite = Color(rgb: 0xfaebd7)
    /// The colour `#00ffff`.
    public static let aqua = Color(rgb: 0x00ffff)
    /// The colour `#7fffd4`.
    public static let aquamarine = Color(rgb: 0x7fffd4)
    /// The colour `#f0ffff`.
    public static let azure = Color(rgb: 0xf0ffff)
    /// The colour `#f5f5dc`.
    public static let beige = Color(rgb: 0xf5f5dc)
    /// The colour `#ffe4c4`.
    public static let bisque = Color(rgb: 0xffe4c4)
    /// The colour `#000000`.
    public static let black = Color(rgb: 0x000000)
    /// The colour `#ffebcd`.
    public static let blanchedalmond = Color(rgb: 0xffebcd)
    /// The colour `#0000ff`.
    public static let blue = Color(rgb: 0x0000ff)
    /// The colour `#8a2be2`.
    public static let blueviolet = Color(rgb: 0x8a2be2)
    /// The colour `#a52a2a`.
    public static let brown = Color(rgb: 0xa52a2a)
    /// The colour `#deb887`.
    public static let burlywood = Color(rgb: 0xdeb887)
    /// The colour `#5f9ea0`.
    public static let cadetblue = Color(rgb: 0x5f9ea0)
    /// The colour `#7fff00`.
    public static let chartreuse = Color(rgb: 0x7fff00)
    /// The colour `#d2691e`.
    public static let chocolate = Color(rgb: 0xd2691e)
    /// The colour `#ff7f50`.
    public static let coral = Color(rgb: 0xff7f50)
    /// The colour `#6495ed`.
    public static let cornflowerblue = Color(rgb: 0x6495ed)
    /// The colour `#fff8dc`.
    public static let cornsilk = Color(rgb: 0xfff8dc)
    /// The colour `#dc143c`.
    public static let crimson = Color(rgb: 0xdc143c)
    /// The colour `#00ffff`.
    public static let cyan = Color(rgb: 0x00ffff)
    /// The colour `#00008b`.
    public static let darkblue = Color(rgb: 0x00008b)
    /// The colour `#008b8b`.
    public static let darkcyan = Color(rgb: 0x008b8b)
    /// The colour `#b8860b`.
    public static let darkgoldenrod = Color(rgb: 0xb8860b)
    /// The colour `#a9a9a9`.
    public static let darkgray = Color(rgb: 0xa9a9a9)
    /// The colour `#006400`.
    public static let darkgreen = Color(rgb: 0x006400)
    /// The colour `#a9a9a9`.
    public static let darkgrey = Color(rgb: 0xa9a9a9)
    /// The colour `#bdb76b`.
    public static let darkkhaki = Color(rgb: 0xbdb76b)
    /// The colour `#8b008b`.
    public static let darkmagenta = Color(rgb: 0x8b008b)
    /// The colour `#556b2f`.
    public static let darkolivegreen = Color(rgb: 0x556b2f)
    /// The colour `#ff8c00`.
    public static let darkorange = Color(rgb: 0xff8c00)
    /// The colour `#9932cc`.
    public static let darkorchid = Color(rgb: 0x9932cc)
    /// The colour `#8b0000`.
    public static let darkred = Color(rgb: 0x8b0000)
    /// The colour `#e9967a`.
    public static let darksalmon = Color(rgb: 0xe9967a)
    /// The colour `#8fbc8f`.
    public static let darkseagreen = Color(rgb: 0x8fbc8f)
    /// The colour `#483d8b`.
    public static let darkslateblue = Color(rgb: 0x483d8b)
    /// The colour `#2f4f4f`.
    public static let darkslategray = Color(rgb: 0x2f4f4f)
    /// The colour `#2f4f4f`.
    public static let darkslategrey = Color(rgb: 0x2f4f4f)
    /// The colour `#00ced1`.
    public static let darkturquoise = Color(rgb: 0x00ced1)
    /// The colour `#9400d3`.
    public static let darkviolet = Color(rgb: 0x9400d3)
    /// The colour `#ff1493`.
    public static let deeppink = Color(rgb: 0xff1493)
    /// The colour `#00bfff`.
    public static let deepskyblue = Color(rgb: 0x00bfff)
    /// The colour `#696969`.
    public static let dimgray = Color(rgb: 0x696969)
    /// The colour `#696969`.
    public static let dimgrey = Color(rgb: 0x696969)
    /// The colour `#1e90ff`.
    public static let dodgerblue = Color(rgb: 0x1e90ff)
    /// The colour `#b22222`.
    public static let firebrick = Color(rgb: 0xb22222)
    /// The colour `#fffaf0`.
    public static let floralwhite = Color(rgb: 0xfffaf0)
    /// The colour `#228b22`.
    public static let forestgreen = Color(rgb: 0x228b22)
    /// The colour `#ff00ff`.
    public static let fuchsia = Color(rgb: 0xff00ff)
    /// The colour `#dcdcdc`.
    public static let gainsboro = Color(rgb: 0xdcdcdc)
    /// The colour `#f8f8ff`.
    public static let ghostwhite = Color(rgb: 0xf8f8ff)
    /// The colour `#ffd700`.
    public static let gold = Color(rgb: 0xffd700)
    /// The colour `#daa520`.
    public static let goldenrod = Color(rgb: 0xdaa520)
    /// The colour `#808080`.
    public static let gray = Color(rgb: 0x808080)
    /// The colour `#008000`.
    public static let green = Color(rgb: 0x008000)
    /// The colour `#adff2f`.
    public static let greenyellow = Color(rgb: 0xadff2f)
    /// The colour `#808080`.
    public static let grey = Color(rgb: 0x808080)
    /// The colour `#f0fff0`.
    public static let honeydew = Color(rgb: 0xf0fff0)
    /// The colour `#ff69b4`.
    public static let hotpink = Color(rgb: 0xff69b4)
    /// The colour `#cd5c5c`.
    public static let indianred = Color(rgb: 0xcd5c5c)
    /// The colour `#4b0082`.
    public static let indigo = Color(rgb: 0x4b0082)
    /// The colour `#fffff0`.
    public static let ivory = Color(rgb: 0xfffff0)
    /// The colour `#f0e68c`.
    public static let khaki = Color(rgb: 0xf0e68c)
}
