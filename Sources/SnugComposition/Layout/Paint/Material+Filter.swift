internal import SnugPixels
internal import SnugScene

extension Material {
    /// What the material makes of that which lies behind it: the one table of materials.
    var filter: BackdropFilter {
        BackdropFilter(sigma: 20, saturation: 1.8, tint: tintColor.with(alpha: UInt8((tintOpacity * 255).rounded())))
    }

    /// The tint without its opacity.
    var tintColor: Color {
        isDark ? Color(red: 0x1c, green: 0x1c, blue: 0x1e) : Color(red: 0xff, green: 0xff, blue: 0xff)
    }

    private var tintOpacity: Double {
        switch thickness {
        case .ultraThin: 0.30
        case .thin: 0.45
        case .regular: 0.60
        case .thick: 0.75
        case .ultraThick: 0.88
        }
    }
}
