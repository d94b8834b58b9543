// The named colours of CSS Color Module Level 4, section 6.1, under their CSS names: the second half.
extension Color {
    /// The colour `#e6e6fa`.
    public static let lavender = Color(rgb: 0xe6e6fa)
    /// The colour `#fff0f5`.
    public static let lavenderblush = Color(rgb: 0xfff0f5)
    /// The colour `#7cfc00`.
    public static let lawngreen = Color(rgb: 0x7cfc00)
    /// The colour `#fffacd`.
    public static let lemonchiffon = Color(rgb: 0xfffacd)
    /// The colour `#add8e6`.
    public static let lightblue = Color(rgb: 0xadd8e6)
    /// The colour `#f08080`.
    public static let lightcoral = Color(rgb: 0xf08080)
    /// The colour `#e0ffff`.
    public static let lightcyan = Color(rgb: 0xe0ffff)
    /// The colour `#fafad2`.
    public static let lightgoldenrodyellow = Color(rgb: 0xfafad2)
    /// The colour `#d3d3d3`.
    public static let lightgray = Color(rgb: 0xd3d3d3)
    /// The colour `#90ee90`.
    public static let lightgreen = Color(rgb: 0x90ee90)
    /// The colour `#d3d3d3`.
    public static let lightgrey = Color(rgb: 0xd3d3d3)
    /// The colour `#ffb6c1`.
    public static let lightpink = Color(rgb: 0xffb6c1)
    /// The colour `#ffa07a`.
    public static let lightsalmon = Color(rgb: 0xffa07a)
    /// The colour `#20b2aa`.
    public static let lightseagreen = Color(rgb: 0x20b2aa)
    /// The colour `#87cefa`.
    public static let lightskyblue = Color(rgb: 0x87cefa)
    /// The colour `#778899`.
    public static let lightslategray = Color(rgb: 0x778899)
    /// The colour `#778899`.
    public static let lightslategrey = Color(rgb: 0x778899)
    /// The colour `#b0c4de`.
    public static let lightsteelblue = Color(rgb: 0xb0c4de)
    /// The colour `#ffffe0`.
    public static let lightyellow = Color(rgb: 0xffffe0)
    /// The colour `#00ff00`.
    public static let lime = Color(rgb: 0x00ff00)
    /// The colour `#32cd32`.
    public static let limegreen = Color(rgb: 0x32cd32)
    /// The colour `#faf0e6`.
    public static let linen = Color(rgb: 0xfaf0e6)
    /// The colour `#ff00ff`.
    public static let magenta = Color(rgb: 0xff00ff)
    /// The colour `#800000`.
    public static let maroon = Color(rgb: 0x800000)
    /// The colour `#66cdaa`.
    public static let mediumaquamarine = Color(rgb: 0x66cdaa)
    /// The colour `#0000cd`.
    public static let mediumblue = Color(rgb: 0x0000cd)
    /// The colour `#ba55d3`.
    public static let mediumorchid = Color(rgb: 0xba55d3)
    /// The colour `#9370db`.
    public static let mediumpurple = Color(rgb: 0x9370db)
    /// The colour `#3cb371`.
    public static let mediumseagreen = Color(rgb: 0x3cb371)
    /// The colour `#7b68ee`.
    public static let mediumslateblue = Color(rgb: 0x7b68ee)
    /// The colour `#00fa9a`.
    public static let mediumspringgreen = Color(rgb: 0x00fa9a)
    /// The colour `#48d1cc`.
    public static let mediumturquoise = Color(rgb: 0x48d1cc)
    /// The colour `#c71585`.
    public static let mediumvioletred = Color(rgb: 0xc71585)
    /// The colour `#191970`.
    public static let midnightblue = Color(rgb: 0x191970)
    /// The colour `#f5fffa`.
    public static let mintcream = Color(rgb: 0xf5fffa)
    /// The colour `#ffe4e1`.
    public static let mistyrose = Color(rgb: 0xffe4e1)
    /// The colour `#ffe4b5`.
    public static let moccasin = Color(rgb: 0xffe4b5)
    /// The colour `#ffdead`.
    public static let navajowhite = Color(rgb: 0xffdead)
    /// The colour `#000080`.
    public static let navy = Color(rgb: 0x000080)
    /// The colour `#fdf5e6`.
    public static let oldlace = Color(rgb: 0xfdf5e6)
    /// The colour `#808000`.
    public static let olive = Color(rgb: 0x808000)
    /// The colour `#6b8e23`.
    public static let olivedrab = Color(rgb: 0x6b8e23)
    /// The colour `#ffa500`.
    public static let orange = Color(rgb: 0xffa500)
    /// The colour `#ff4500`.
    public static let orangered = Color(rgb: 0xff4500)
    /// The colour `#da70d6`.
    public static let orchid = Color(rgb: 0xda70d6)
    /// The colour `#eee8aa`.
    public static let palegoldenrod = Color(rgb: 0xeee8aa)
    /// The colour `#98fb98`.
    public static let palegreen = Color(rgb: 0x98fb98)
    /// The colour `#afeeee`.
    public static let paleturquoise = Color(rgb: 0xafeeee)
    /// The colour `#db7093`.
    public static let palevioletred = Color(rgb: 0xdb7093)
    /// The colour `#ffefd5`.
    public static let papayawhip = Color(rgb: 0xffefd5)
    /// The colour `#ffdab9`.
    public static let peachpuff = Color(rgb: 0xffdab9)
    /// The colour `#cd853f`.
    public static let peru = Color(rgb: 0xcd853f)
    /// The colour `#ffc0cb`.
    public static let pink = Color(rgb: 0xffc0cb)
    /// The colour `#dda0dd`.
    public static let plum = Color(rgb: 0xdda0dd)
    /// The colour `#b0e0e6`.
    public static let powderblue = Color(rgb: 0xb0e0e6)
    /// The colour `#800080`.
    public static let purple = Color(rgb: 0x800080)
    /// The colour `#663399`.
    public static let rebeccapurple = Color(rgb: 0x663399)
    /// The colour `#ff0000`.
    public static let red = Color(rgb: 0xff0000)
    /// The colour `#bc8f8f`.
    public static let rosybrown = Color(rgb: 0xbc8f8f)
    /// The colour `#4169e1`.
    public static let royalblue = Color(rgb: 0x4169e1)
    /// The colour `#8b4513`.
    public static let saddlebrown = Color(rgb: 0x8b4513)
    /// The colour `#fa8072`.
    public static let salmon = Color(rgb: 0xfa8072)
    /// The colour `#f4a460`.
    public static let sandybrown = Color(rgb: 0xf4a460)
    /// The colour `#2e8b57`.
    public static let seagreen = Color(rgb: 0x2e8b57)
    /// The colour `#fff5ee`.
    public static let seashell = Color(rgb: 0xfff5ee)
    /// The colour `#a0522d`.
    public static let sienna = Color(rgb: 0xa0522d)
    /// The colour `#c0c0c0`.
    public static let silver = Color(rgb: 0xc0c0c0)
    /// The colour `#87ceeb`.
    public static let skyblue = Color(rgb: 0x87ceeb)
    /// The colour `#6a5acd`.
    public static let slateblue = Color(rgb: 0x6a5acd)
    /// The colour `#708090`.
    public static let slategray = Color(rgb: 0x708090)
    /// The colour `#708090`.
    public static let slategrey = Color(rgb: 0x708090)
    /// The colour `#fffafa`.
    public static let snow = Color(rgb: 0xfffafa)
    /// The colour `#00ff7f`.
    public static let springgreen = Color(rgb: 0x00ff7f)
    /// The colour `#4682b4`.
    public static let steelblue = Color(rgb: 0x4682b4)
    /// The colour `#d2b48c`.
    public static let tan = Color(rgb: 0xd2b48c)
    /// The colour `#008080`.
    public static let teal = Color(rgb: 0x008080)
    /// The colour `#d8bfd8`.
    public static let thistle = Color(rgb: 0xd8bfd8)
    /// The colour `#ff6347`.
    public static let tomato = Color(rgb: 0xff6347)
    /// The colour `#40e0d0`.
    public static let turquoise = Color(rgb: 0x40e0d0)
    /// The colour `#ee82ee`.
    public static let violet = Color(rgb: 0xee82ee)
    /// The colour `#f5deb3`.
    public static let wheat = Color(rgb: 0xf5deb3)
    /// The colour `#ffffff`.
    public static let white = Color(rgb: 0xffffff)
    /// The colour `#f5f5f5`.
    public static let whitesmoke = Color(rgb: 0xf5f5f5)
    /// The colour `#ffff00`.
    public static let yellow = Color(rgb: 0xffff00)
    /// The colour `#9acd32`.
    public static let yellowgreen = Color(rgb: 0x9acd32)
}
