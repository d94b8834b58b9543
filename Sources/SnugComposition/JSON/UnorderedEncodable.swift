/// The collections that encode their elements in an order that differs from run to run.
protocol UnorderedEncodable {
    /// How many items an element takes where it is encoded as an array.
    static var itemsPerElement: Int { get }
}

extension Dictionary: UnorderedEncodable {
    // Keys that are no strings: key, value, key, value …
    static var itemsPerElement: Int { 2 }
}

extension Set: UnorderedEncodable {
    static var itemsPerElement: Int { 1 }
}
