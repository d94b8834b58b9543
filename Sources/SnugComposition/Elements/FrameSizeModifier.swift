public import SnugPixels

/// A dashed frame with its size in the corner.
public struct FrameSizeModifier: Hashable, Sendable {
    /// The colour of line and letters, the system's blue unless told otherwise.
    public var color: Color?

    /// Makes a frame.
    public init(color: Color? = nil) {
        self.color = color
    }
}

extension FrameSizeModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case color
    }
}
