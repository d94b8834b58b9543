import Snug

/// Texts in circles that grow with them, side by side.
struct CircleTextRow: View {
    var body: some View {
        HStack {
            circle("Hello, World", .systemPink)
            circle("Hello", .systemBlue)
        }
        .padding()
        .background(.systemGray)
        .shadow(radius: 8)
        .shadow(radius: 8)
    }

    private func circle(_ text: String, _ color: Color) -> some View {
        CircleText(text, fill: color, fit: .maxSide).border(.black)
    }
}

extension CircleTextRow {
    /// The row on white.
    static let picture = Picture(CircleTextRow()).canvas(.white)
}
