/// Finds the place of a key in a list of keys: looks along a short list, and keeps a table of a long one.
struct KeyIndex {
    /// Up to here looking is faster than hashing.
    private static let longestLook = 16
    private var table: [String: Int] = [:]

    init() {}

    /// Takes in keys that all differ.
    init(_ keys: some RandomAccessCollection<String>) {
        if keys.count > Self.longestLook { fill(from: keys) }
    }

    /// The place of a key among those that were taken in.
    func place(of key: String, in keys: some RandomAccessCollection<String>) -> Int? {
        table.isEmpty ? keys.enumerated().first { $0.element == key }?.offset : table[key]
    }

    /// Takes in a key as the next after those that were; if one of them is the same, gives its place and takes in
    /// nothing.
    mutating func add(_ key: String, after keys: some RandomAccessCollection<String>) -> Int? {
        if keys.count < Self.longestLook { return place(of: key, in: keys) }
        if table.isEmpty { fill(from: keys) }
        guard let first = table.updateValue(keys.count, forKey: key) else { return nil }
        table[key] = first
        return first
    }

    private mutating func fill(from keys: some RandomAccessCollection<String>) {
        table.reserveCapacity(2 * keys.count)
        for (place, key) in keys.enumerated() { table[key] = place }
    }
}
