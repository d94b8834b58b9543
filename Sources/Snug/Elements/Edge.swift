/// A side of a rectangle.
public enum Edge {
    /// Some sides of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: UInt8

        /// Makes a set of its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The left side.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The right side.
        public static let trailing = Set(rawValue: 8)
        /// The left and the right side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}
