extension RichText {
    /// The text with a style round the styles of the runs in its first paragraph that is not empty: what they say goes
    /// before.
    func givingFirstParagraph(_ style: RunStyle) -> RichText {
        let string = string
        let scalars = string.unicodeScalars
        let start = scalars.firstIndex { !$0.endsParagraph } ?? scalars.endIndex
        let end = scalars[start...].firstIndex { $0.endsParagraph } ?? scalars.endIndex
        let from = string.utf8.distance(from: string.startIndex, to: start)
        let to = string.utf8.distance(from: string.startIndex, to: end)
        return self[bytes: 0..<from] + self[bytes: from..<to].inheriting(style) + self[bytes: to..<string.utf8.count]
    }
}

extension Unicode.Scalar {
    /// Whether it is a hard line end (UAX #14, classes BK, CR, LF and NL).
    fileprivate var endsParagraph: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
