extension LineBreaker {
    /// The room of marks in a line that starts at a cluster; nil where no mark of the text takes any.
    mutating func rooms(from first: Int, in paragraph: Paragraph) -> LineRooms? {
        guard shaped.marks.takesRoom else { return nil }
        marks.move(to: shaped.start(of: first, in: paragraph))
        work += marks.open.count
        return LineRooms(shaped.marks, lineStart: first, cursor: marks)
    }

    /// The width of a line that ends as the text does before a cluster.
    func width(of sum: LineSum, _ rooms: LineRooms?, lineEnd: Int) -> Double {
        sum.width + (rooms?.end(before: lineEnd) ?? 0)
    }

    /// The width of a line that ends with a hyphen in the place of a soft one.
    mutating func width(of sum: LineSum, _ rooms: LineRooms?, withHyphenAt softHyphen: Int, lineEnd: Int) -> Double {
        let hyphen = hyphens.hyphen(in: shaped.items[Int(shaped.clusters[softHyphen].item)])
        guard var rooms else { return sum.width(withHyphen: hyphen) }
        var sum = sum
        sum.add(room: rooms.enterEnding(at: Int(shaped.clusters[softHyphen].start)))
        return sum.width(withHyphen: hyphen) + rooms.end(before: lineEnd)
    }

    /// The width of a line that ends with an ellipsis before a cluster.
    mutating func width(
        of sum: LineSum, _ rooms: LineRooms?, withEllipsisAt cut: Int, from first: Int, in paragraph: Paragraph
    ) -> Double {
        let ellipsis = ellipsis(at: cut, from: first, in: paragraph)
        guard var rooms else { return sum.width(with: ellipsis) }
        var sum = sum
        if ellipsis.parts.contains(where: { !$0.clusters.isEmpty }) {
            sum.add(room: rooms.enterEnding(at: shaped.start(of: cut, in: paragraph)))
        }
        // What is left out shows nothing more of a mark: each one ends here.
        return sum.width(with: ellipsis) + rooms.end(before: .max)
    }
}
