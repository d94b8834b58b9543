/// The left and right ends of all bands' intervals, where ends of one vertical edge are one side that moves as a whole.
///
/// A side's `reach` is its x for a right side and -x for a left one, so that outwards always means more. Joining is
/// union-find: any number of joins and look-ups cost next to nothing each.
struct VerticalSides {
    private struct Side {
        var parent: Int
        var reach: Int64
        var top: Int
        var bottom: Int
    }

    private var sides: [Side] = []

    /// Adds a side that lies in one band and returns its number.
    mutating func add(reach: Int64, band: Int) -> Int {
        add(reach: reach, bands: band...band)
    }

    private mutating func add(reach: Int64, bands: ClosedRange<Int>) -> Int {
        let id = sides.count
        sides.append(Side(parent: id, reach: reach, top: bands.lowerBound, bottom: bands.upperBound))
        return id
    }

    /// The number that stands for the whole edge a side belongs to.
    mutating func whole(_ id: Int) -> Int {
        var id = id
        while sides[id].parent != id {
            sides[id].parent = sides[sides[id].parent].parent
            id = sides[id].parent
        }
        return id
    }

    /// How far out the side's edge lies.
    mutating func reach(_ id: Int) -> Int64 { sides[whole(id)].reach }

    /// The bands the side's edge passes.
    mutating func bands(_ id: Int) -> ClosedRange<Int> {
        let side = sides[whole(id)]
        return side.top...side.bottom
    }

    /// Moves the side's whole edge.
    mutating func move(_ id: Int, to reach: Int64) { sides[whole(id)].reach = reach }

    /// Makes one edge of two that lie in neighbouring bands at the same reach.
    mutating func join(_ a: Int, _ b: Int) {
        let a = whole(a)
        let b = whole(b)
        if a == b { return }
        let aIsLonger = sides[a].bottom - sides[a].top >= sides[b].bottom - sides[b].top
        let (long, short) = aIsLonger ? (a, b) : (b, a)
        sides[short].parent = long
        sides[long].top = min(sides[long].top, sides[short].top)
        sides[long].bottom = max(sides[long].bottom, sides[short].bottom)
    }

    /// Takes a band out of the side's edge: the edge ends above it, and what lies below becomes an edge of its own.
    ///
    /// Returns that new edge and its bands; its ends in these bands have to be given the new number.
    mutating func cut(_ id: Int, at band: Int) -> (lower: Int, bands: ClosedRange<Int>)? {
        let root = whole(id)
        let bottom = sides[root].bottom
        sides[root].bottom = band - 1
        return band < bottom ? (add(reach: sides[root].reach, bands: band + 1...bottom), band + 1...bottom) : nil
    }
}
