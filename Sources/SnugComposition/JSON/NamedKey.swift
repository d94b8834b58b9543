/// The names that the keys of an object may have.
protocol KeyNames: Sendable {
    /// The names in order; each once.
    static var names: [String] { get }
}

/// A key of an object whose keys are told by a list of names, and that may have no others.
struct NamedKey<Names: KeyNames>: ClosedCodingKey, Hashable {
    let stringValue: String

    static var allCases: [NamedKey] { Names.names.map { NamedKey(trusted: $0) } }

    init?(stringValue: String) {
        guard Names.names.contains(stringValue) else { return nil }
        self.init(trusted: stringValue)
    }

    init?(intValue: Int) { nil }

    /// A key whose name is one of the list.
    init(trusted name: String) {
        stringValue = name
    }

    var intValue: Int? { nil }
}

/// A key of an object that may have any.
struct AnyKey: CodingKey {
    let stringValue: String

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }

    var intValue: Int? { nil }
}
