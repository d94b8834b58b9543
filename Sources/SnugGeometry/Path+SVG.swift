extension Path {
    /// The path as the `d` attribute of an SVG path element (SVG 1.1, section 8.3): absolute commands, arcs as `A`.
    ///
    /// Numbers have at most four decimals and neither trailing zeros nor an exponent. All coordinates have to be
    /// finite; other ones give text that no reader of SVG accepts.
    public var svgData: String {
        var text = ""
        func write(_ command: String, _ numbers: Double...) {
            text += command
            for (index, number) in numbers.enumerated() {
                if index > 0 { text += " " }
                text += Self.decimal(number)
            }
        }
        for element in elements {
            switch element {
            case .move(let point): write("M", point.x, point.y)
            case .line(let end): write("L", end.x, end.y)
            case .quadratic(let control, let end): write("Q", control.x, control.y, end.x, end.y)
            case .cubic(let control1, let control2, let end):
                write("C", control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .arc(_, let radius, let end, let clockwise):
                write("A", radius, radius, 0, 0, clockwise ? 1 : 0, end.x, end.y)
            case .close: text += "Z"
            }
        }
        return text
    }

    /// A number rounded to four decimals, halves away from zero, in its shortest plain form.
    private static func decimal(_ value: Double) -> String {
        let scaled = (value.magnitude * 10_000).rounded(.toNearestOrAwayFromZero)
        // From 2^53 / 10,000 on neighbouring doubles are a decimal apart; whole numbers of any size fit 128 bits.
        guard scaled < 9_007_199_254_740_992 else {
            return Int128(exactly: value.rounded()).map { String($0) } ?? String(describing: value)
        }
        let digits = Int64(scaled)
        var text = value < 0 && digits > 0 ? "-" : ""
        text += String(digits / 10_000)
        var fraction = digits % 10_000
        if fraction == 0 { return text }
        var width = 4
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        let tail = String(fraction)
        return text + "." + String(repeating: "0", count: width - tail.count) + tail
    }
}
