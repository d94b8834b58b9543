/// How a grapheme cluster wants to be drawn.
enum Presentation {
    /// It has nothing to do with emoji.
    case letter
    /// A character that exists in colour too and is to look like text.
    case text
    /// In colour.
    case emoji
}

extension ParagraphScalars {
    /// The presentation of a cluster (UTS #51): by a variation selector, else by the sequence, else by the character.
    func presentation(of cluster: Range<Int>) -> Presentation {
        let first = infos[cluster.lowerBound].properties
        if first.isDisjoint(with: [.emoji, .regionalIndicator]) { return .letter }
        var isEmoji = !first.isDisjoint(with: [.emojiPresentation, .regionalIndicator])
        for i in cluster.dropFirst() {
            switch scalars[i].value {
            case 0xFE0E where i == cluster.lowerBound + 1:
                return .text
            case 0xFE0F:
                isEmoji = true
            case 0x200D where i + 1 < cluster.upperBound && infos[i + 1].properties.contains(.emoji):
                isEmoji = true
            default:
                if infos[i].properties.contains(.emojiModifier) { isEmoji = true }
            }
        }
        return isEmoji ? .emoji : .text
    }
}
