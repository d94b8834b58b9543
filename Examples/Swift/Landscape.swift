import Snug

/// Hills before an evening sky, all of them shapes.
struct Landscape: View {
    private static let sky = ShapeStyle.linearGradient(
        LinearGradientStyle(colors: [
            GradientColor(Color(rgb: 0x2b3a67)), GradientColor(Color(rgb: 0x7a5c8e), at: 0.35),
            GradientColor(Color(rgb: 0xf2a07b), at: 0.62),
            GradientColor(Color(rgb: 0xffd9a0), at: 0.72),
        ]))
    private static let sun = ShapeStyle.radialGradient(
        RadialGradientStyle(
            shape: .circle,
            colors: [
                GradientColor(Color(rgb: 0xfff6d8)), GradientColor(Color(rgb: 0xffd28a), at: 0.6),
                GradientColor(Color(rgb: 0xffb86b)),
            ]))

    var body: some View {
        Rectangle()
            .fill(Self.sky)
            .overlay {
                Circle()
                    .fill(Self.sun)
                    .frame(width: 130, height: 130)
                    .shadow(color: Color(rgb: 0xffd28a), radius: 30)
                    .offset(x: 150, y: 60)
                hill(.color(Color(rgb: 0x8d5f83)), width: 900, height: 320).offset(x: -260, y: 250)
                hill(.color(Color(rgb: 0x5f4472)), width: 1100, height: 340).offset(x: 320, y: 300)
                hill(.linearGradient(colors: [Color(rgb: 0x33305a), Color(rgb: 0x1b1d3a)]), width: 1300, height: 300)
                    .offset(x: -120, y: 330)
            }
            .clipped()
    }

    private func hill(_ style: ShapeStyle, width: Length, height: Length) -> some View {
        Ellipse().fill(style).frame(width: width, height: height)
    }
}

extension Landscape {
    /// The view on a canvas of its own.
    static let picture = Picture(Landscape()).size(width: 800, height: 600)
}
