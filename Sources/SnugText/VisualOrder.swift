/// The order in which pieces of the given embedding levels stand from left to right (UAX #9, L2).
///
/// O(n m) for n pieces and m levels from the highest down to the lowest odd one.
func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd {
        var i = 0
        while i < order.count {
            var end = i
            while end < order.count, levels[order[end]] >= level { end += 1 }
            if end > i { order[i..<end].reverse() }
            i = end + 1
        }
        level -= 1
    }
    return order
}
