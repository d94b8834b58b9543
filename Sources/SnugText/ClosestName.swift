/// The candidate that a misspelt name most likely means, or nil if none is near.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the name's length, at
/// least 1 and at most 3, without regard to ASCII case; of equally near ones the first. O(n m) for each candidate.
public func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    let limit = min(3, max(1, wanted.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let other = folded(candidate)
        guard abs(other.count - wanted.count) <= limit else { continue }
        let distance = alignmentDistance(wanted, other)
        if distance <= limit, distance < (best?.distance ?? .max) {
            best = (candidate, distance)
        }
    }
    return best?.name
}

private func folded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (i, x) in a.enumerated() {
        var row = [i + 1]
        row.reserveCapacity(b.count + 1)
        for (j, y) in b.enumerated() {
            var distance = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (x == y ? 0 : 1))
            if i > 0, j > 0, x == b[j - 1], a[i - 1] == y {
                distance = min(distance, beforePrevious[j - 1] + 1)
            }
            row.append(distance)
        }
        beforePrevious = previous
        previous = row
    }
    return previous[b.count]
}
