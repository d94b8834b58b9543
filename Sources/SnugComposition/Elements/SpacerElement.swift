/// Room that takes what is left of the stack it stands in.
public struct SpacerElement: Hashable, Sendable {
    /// The least room, 8 unless told otherwise.
    public var minLength: Length?

    /// Makes a spacer.
    public init(minLength: Length? = nil) {
        self.minLength = minLength
    }
}

extension SpacerElement: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case minLength
    }
}
