/// A writing system by its ISO 15924 code, such as `Latn`.
public struct Script: Hashable, Sendable {
    /// The four letters, first one in the highest byte: the value of an OpenType-style tag.
    public var tag: UInt32

    /// Makes a script from its packed code.
    public init(tag: UInt32) {
        self.tag = tag
    }

    /// Makes a script from four ASCII letters.
    public init(_ code: StaticString) {
        precondition(code.utf8CodeUnitCount == 4, "a script code has four letters")
        self.tag = code.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Characters that every script uses, such as digits and punctuation.
    public static let common = Script("Zyyy")
    /// Marks that take the script of their base.
    public static let inherited = Script("Zinh")
    /// Unassigned and private characters.
    public static let unknown = Script("Zzzz")
}
