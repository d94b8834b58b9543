extension LineBreaker {
    /// What shaping a cluster costs, in clusters visited.
    private static let shapingWork = 16

    /// The line from a cluster to a place, with what has to be shaped anew at its ends.
    mutating func line(from first: Int, to candidate: Candidate, in paragraph: Paragraph) -> LinePlan {
        var line = LinePlan(
            paragraph: 0, clusters: first..<candidate.end, bodyEnd: candidate.bodyEnd, width: candidate.width,
            ending: candidate.ending, endsParagraph: candidate.end == paragraph.clusters.upperBound)
        if candidate.isExact {
            line.tabs = tabs.filter { $0.cluster < candidate.bodyEnd }
        } else {
            line.pieces = reshapedEnds(of: first..<candidate.bodyEnd, in: paragraph)
            measure(&line, in: paragraph)
        }
        switch candidate.ending {
        case .text: break
        case .hyphen: line.pieces.append(hyphenPiece(at: candidate.bodyEnd))
        case .ellipsis: line.pieces += ellipsisPieces(of: line, in: paragraph)
        }
        return line
    }

    /// The parts of a line that lie between an unsafe cut and the next safe place, shaped as they stand in the line.
    private mutating func reshapedEnds(of body: Range<Int>, in paragraph: Paragraph) -> [LinePiece] {
        func isSafe(_ i: Int) -> Bool {
            i == paragraph.clusters.upperBound || !shaped.clusters[i].isUnsafe
        }
        var head = body.lowerBound
        while head < body.upperBound, !isSafe(head) { head += 1 }
        if head == body.upperBound {
            return body.isEmpty ? [] : [piece(body, in: paragraph)]
        }
        var tail = body.upperBound
        if !isSafe(tail) {
            repeat { tail -= 1 } while tail > head && !isSafe(tail)
        }
        var pieces: [LinePiece] = []
        if body.lowerBound < head { pieces.append(piece(body.lowerBound..<head, in: paragraph)) }
        if tail < body.upperBound { pieces.append(piece(tail..<body.upperBound, in: paragraph)) }
        return pieces
    }

    /// Clusters of one item, shaped as if the text were cut before and after them.
    private mutating func piece(_ range: Range<Int>, in paragraph: Paragraph) -> LinePiece {
        if let known = reshaped[range] { return known }
        work += Self.shapingWork * range.count
        let index = Int(shaped.clusters[range.lowerBound].item)
        let item = shaped.items[index]
        let bytes = Int(shaped.clusters[range.lowerBound].start)..<shaped.start(of: range.upperBound, in: paragraph)
        let glyphs = fonts.provider.shape(
            styles.shapingItem(item, range: bytes, script: item.script), in: self.bytes)
        let builder = ClusterBuilder(item: index, isRightToLeft: item.isRightToLeft, range: bytes)
        var clusters: [Cluster] = []
        builder.build(
            glyphs, graphemes: shaped.clusters[range].lazy.map { Grapheme(start: $0.start, flags: $0.flags) },
            into: &clusters)
        if item.letterSpacing != 0 {
            var next = range.upperBound
            while next < paragraph.clusters.upperBound, shaped.clusters[next].isInvisible { next += 1 }
            let after = next < paragraph.clusters.upperBound ? shaped.clusters[next].flags : nil
            markLetterGaps(&clusters, clusters.indices, before: after, items: shaped.items)
        }
        let piece = LinePiece(
            replaced: range, item: index, font: item.font, unitsPerEm: item.unitsPerEm, clusters: clusters,
            glyphs: glyphs)
        reshaped[range] = piece
        return piece
    }

    private mutating func hyphenPiece(at softHyphen: Int) -> LinePiece {
        let cluster = shaped.clusters[softHyphen]
        let hyphen = hyphens.hyphen(in: shaped.items[Int(cluster.item)])
        let drawn = Cluster(
            start: cluster.start, item: cluster.item, firstGlyph: 0, glyphCount: Int32(hyphen.glyphs.count),
            advance: Int32(clamping: hyphen.advance), flags: .startsGrapheme)
        return LinePiece(
            replaced: softHyphen..<(softHyphen + 1), item: Int(cluster.item), font: hyphen.font,
            unitsPerEm: hyphen.unitsPerEm, clusters: [drawn], glyphs: hyphen.glyphs)
    }

    /// The glyphs of the ellipsis as part of the text, all at the byte where the text is cut.
    private mutating func ellipsisPieces(of line: LinePlan, in paragraph: Paragraph) -> [LinePiece] {
        let cut = Int32(shaped.start(of: line.bodyEnd, in: paragraph))
        let ellipsis = ellipsis(at: line.bodyEnd, from: line.clusters.lowerBound, in: paragraph)
        return ellipsis.parts.map { part in
            let clusters = part.clusters.map { cluster in
                var moved = cluster
                moved.start = cut
                return moved
            }
            return LinePiece(
                replaced: line.bodyEnd..<line.bodyEnd, item: part.index, font: part.item.font,
                unitsPerEm: part.item.unitsPerEm, clusters: clusters, glyphs: part.glyphs)
        }
    }

    /// Sums the widths of a line whose ends were shaped anew.
    private mutating func measure(_ line: inout LinePlan, in paragraph: Paragraph) {
        work += line.bodyEnd - line.clusters.lowerBound
        var sum = LineSum(tabStop: tabStop)
        var rooms = rooms(from: line.clusters.lowerBound, in: paragraph)
        var item: Int32 = -1
        var tabs: [TabAdvance] = []

        func add(_ clusters: ArraySlice<Cluster>, from number: Int) {
            for (offset, cluster) in clusters.enumerated() {
                if cluster.item != item {
                    item = cluster.item
                    sum.open(shaped.items[Int(item)])
                }
                if !cluster.isInvisible, let room = rooms?.enter(cluster) { sum.add(room: room) }
                if cluster.flags.contains(.tab) {
                    tabs.append(TabAdvance(cluster: number + offset, advance: sum.addTab()))
                } else {
                    sum.add(cluster)
                }
            }
        }

        var position = line.clusters.lowerBound
        for piece in line.pieces {
            add(shaped.clusters[position..<piece.replaced.lowerBound], from: position)
            add(piece.clusters[...], from: piece.replaced.lowerBound)
            position = piece.replaced.upperBound
        }
        add(shaped.clusters[position..<line.bodyEnd], from: position)
        line.tabs = tabs
        switch line.ending {
        case .text:
            line.width = width(of: sum, rooms, lineEnd: line.clusters.upperBound)
        case .hyphen:
            let softHyphen = shaped.items[Int(shaped.clusters[line.bodyEnd].item)]
            if item != shaped.clusters[line.bodyEnd].item { sum.open(softHyphen) }
            line.width = width(of: sum, rooms, withHyphenAt: line.bodyEnd, lineEnd: line.clusters.upperBound)
        case .ellipsis:
            line.width = width(
                of: sum, rooms, withEllipsisAt: line.bodyEnd, from: line.clusters.lowerBound, in: paragraph)
        }
    }
}
