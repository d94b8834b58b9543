extension ShapedText {
    /// Marks the clusters before which a line may end.
    ///
    /// Spans of another language are asked about on their own, so that their inside breaks by their rules and their
    /// ends by those of the text around them.
    mutating func markOpportunities(
        in bytes: [UInt8], styles: StyleTable, strictness: LineBreakStrictness, unicode: any UnicodeProvider
    ) {
        for i in clusters.indices { clusters[i].flags.remove(.opportunity) }
        let language = styles.base.attributes.language
        // Every hard line end is a place to break: one question for the whole text gives the same answers as one for
        // each paragraph.
        mark(unicode.lineBreaks(in: bytes[...], language: language, strictness: strictness), from: 0)
        for part in foreignParts(styles, language: language) {
            clear(inside: part.range)
            let breaks = unicode.lineBreaks(
                in: bytes[part.range], language: part.language, strictness: strictness)
            mark(breaks.dropLast(), from: part.range.lowerBound)
        }
    }

    /// Marks the clusters that start at places, which rise; places inside a grapheme cluster are passed over.
    private mutating func mark(_ places: some Sequence<Int>, from offset: Int) {
        var i = firstCluster(at: offset)
        for place in places {
            let place = Int32(offset + place)
            while i < clusters.count, clusters[i].start < place { i += 1 }
            guard i < clusters.count else { return }
            if clusters[i].start == place, clusters[i].flags.contains(.startsGrapheme) {
                clusters[i].flags.insert(.opportunity)
            }
        }
    }

    private mutating func clear(inside range: Range<Int>) {
        var i = firstCluster(at: range.lowerBound + 1)
        while i < clusters.count, Int(clusters[i].start) < range.upperBound {
            clusters[i].flags.remove(.opportunity)
            i += 1
        }
    }

    /// The first cluster that starts at a byte or after it.
    func firstCluster(at offset: Int) -> Int {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if Int(clusters[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Neighbouring spans in a language that is not the text's, joined.
    private func foreignParts(
        _ styles: StyleTable, language: String
    ) -> [(range: Range<Int>, language: String)] {
        var parts: [(range: Range<Int>, language: String)] = []
        for span in styles.spans where span.attributes.language != language && !span.range.isEmpty {
            if let last = parts.indices.last, parts[last].range.upperBound == span.range.lowerBound,
                parts[last].language == span.attributes.language
            {
                parts[last].range = parts[last].range.lowerBound..<span.range.upperBound
            } else {
                parts.append((span.range, span.attributes.language))
            }
        }
        return parts
    }
}
