/// A colour in sRGB with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
    /// Red, 0...255.
    public var red: UInt8
    /// Green, 0...255.
    public var green: UInt8
    /// Blue, 0...255.
    public var blue: UInt8
    /// Opacity, 0 (clear) ... 255 (opaque).
    public var alpha: UInt8

    /// Makes a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes an opaque colour of a number `0xRRGGBB`.
    public init(rgb: UInt32) {
        self.init(red: UInt8(rgb >> 16 & 0xff), green: UInt8(rgb >> 8 & 0xff), blue: UInt8(rgb & 0xff))
    }

    /// Black that lets everything through: `rgb(0 0 0 / 0)`.
    public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with another opacity, 0 (clear) ... 255 (opaque).
    public func with(alpha: UInt8) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
