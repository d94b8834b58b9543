/// A place in a box whose size is not known yet: 0 is its left or upper side and 1 its right or lower one.
public struct UnitPoint: Hashable, Sendable {
    /// From left to right.
    public var x: Double
    /// From top to bottom.
    public var y: Double

    /// Makes a place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the left side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The upper left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// Reads a position as CSS writes it: `30% 20%`, `top left`, `center`.
    init(words: [Substring]) throws(SpecFault) {
        let found = words.joined(separator: " ")
        var x: Double?
        var y: Double?
        guard (1...2).contains(words.count) else { throw Self.fault(found) }
        for word in words {
            switch word.lowercased() {
            case "left" where x == nil: x = 0
            case "right" where x == nil: x = 1
            case "top" where y == nil: y = 0
            case "bottom" where y == nil: y = 1
            case "center": continue
            default:
                guard Percentage.looksLikeNumber(word) else { throw Self.fault(found) }
                let part = try Percentage.part(word)
                // The first number is that from the left, save behind a word that says so itself.
                if word.startIndex == words[0].startIndex { x = part } else if y == nil { y = part } else { x = part }
            }
        }
        self.init(x: x ?? 0.5, y: y ?? 0.5)
    }

    private static func fault(_ found: String) -> SpecFault {
        .notAValue(expected: "a position such as 30% 20%, top left or center", found: found, suggestion: nil)
    }

    /// The canonical words.
    var specText: String { Percentage.words(x) + " " + Percentage.words(y) }
}
