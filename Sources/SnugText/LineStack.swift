/// Piles lines up, with room between paragraphs.
struct LineStack {
    /// Whether all lines have one height.
    private let isEven: Bool
    private let paragraphSpacing: Double
    private var count = 0
    private var paragraph = 0
    /// Where the line added last starts.
    private(set) var top = 0.0
    /// Where it ends.
    private(set) var bottom = 0.0

    init(isEven: Bool, paragraphSpacing: Double) {
        self.isEven = isEven
        self.paragraphSpacing = paragraphSpacing
    }

    /// Adds the next line, of the same paragraph or a later one.
    mutating func add(_ extent: LineExtent, paragraph: Int) {
        if isEven {
            // Multiples of one height and one room, so that rounding errors do not add up.
            let room = Double(paragraph) * paragraphSpacing
            top = Double(count) * extent.height + room
            bottom = Double(count + 1) * extent.height + room
        } else {
            top = bottom + Double(paragraph - self.paragraph) * paragraphSpacing
            bottom = top + extent.height
        }
        count += 1
        self.paragraph = paragraph
    }
}
