/// How far an element is painted from where it stands.
public struct OffsetModifier: Hashable, Sendable {
    /// To the right, 0 unless told otherwise.
    public var x: Length?
    /// Down, 0 unless told otherwise.
    public var y: Length?

    /// Makes an offset.
    public init(x: Length? = nil, y: Length? = nil) {
        self.x = x
        self.y = y
    }
}

extension OffsetModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case x, y
    }
}
