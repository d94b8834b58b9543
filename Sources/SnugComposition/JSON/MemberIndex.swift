/// Finds members by key: looks along short lists, and keeps a table for long ones.
struct MemberIndex {
    /// Up to here looking is faster than hashing.
    private static let longestLook = 16
    private var table: [String: Int] = [:]

    init() {}

    init(_ members: [JSONNode.Member]) {
        extend(over: members)
    }

    /// Takes in the members that have come since the last call. The keys differ.
    mutating func extend(over members: [JSONNode.Member]) {
        guard members.count > Self.longestLook else { return }
        for place in table.count..<members.count {
            table[members[place].key] = place
        }
    }

    /// The place of the key among members that were all taken in.
    func index(of key: String, in members: [JSONNode.Member]) -> Int? {
        table.isEmpty ? members.firstIndex { $0.key == key } : table[key]
    }
}
