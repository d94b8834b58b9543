extension LineBreaker {
    /// Whether the lines do not show all of the text, or the last one that there may be stands out.
    func leavesOut(after lines: [LinePlan]) -> Bool {
        guard maxLines < .max, let last = lines.last else { return false }
        if let room, !room.fits(last.width) { return true }
        // White space that is left out is not missed.
        return shaped.clusters[last.clusters.upperBound...].contains {
            $0.flags.isDisjoint(with: [.hanging, .invisible])
        }
    }

    /// The longest start of a line, and of what would follow it, that fits together with the ellipsis.
    ///
    /// If not even the first letter does, the ellipsis stands alone.
    mutating func shortened(_ line: LinePlan) -> LinePlan {
        let paragraph = shaped.paragraphs[line.paragraph]
        let first = line.clusters.lowerBound
        scan(from: first, in: paragraph, cuts: .beforeEllipsis)
        var result =
            longestFitting(from: first, in: paragraph) ?? self.line(from: first, to: candidates[0], in: paragraph)
        result.paragraph = line.paragraph
        return result
    }

    /// The ellipsis of a line that starts at one cluster and is cut before another: like the text that it follows.
    mutating func ellipsis(at cut: Int, from first: Int, in paragraph: Paragraph) -> Ellipsis {
        let neighbour = cut > first ? cut - 1 : first
        let item =
            neighbour < paragraph.clusters.upperBound
            ? shaped.items[Int(shaped.clusters[neighbour].item)] : styles.emptyItem(fonts)
        return ellipses.ellipsis(after: item, isRightToLeft: paragraph.isRightToLeft, items: &shaped.items)
    }
}

extension BrokenText {
    /// Takes back the warnings about text that is not shown, and adds those about what stands for it.
    mutating func leaveOut(from offset: Int, warnings more: [TextWarning]) {
        shaped.warnings.removeAll { known in
            if case .missingFamily = known.warning { return false }
            return known.offset >= offset
        }
        warnings += more.map { (offset, $0) }
    }
}

extension StyleTable {
    /// An item without text, in the base attributes.
    fileprivate func emptyItem(_ fonts: FontTable) -> Item {
        let attributes = base.attributes
        return Item(
            range: 0..<0, font: base.primaryFont, isListed: true, script: .common, isTab: false, level: 0, style: 0,
            size: attributes.size, unitsPerEm: Double(fonts.metrics(of: base.primaryFont).unitsPerEm),
            letterSpacing: attributes.letterSpacing, wordSpacing: attributes.wordSpacing)
    }
}
