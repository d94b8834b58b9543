/// Four lengths inwards from the sides, written in CSS's order.
public struct LengthInsets: SpecValue {
    /// From the upper side.
    public var top: Length
    /// From the right side.
    public var right: Length
    /// From the lower side.
    public var bottom: Length
    /// From the left side.
    public var left: Length

    /// Makes insets from four lengths, clockwise from the top.
    public init(top: Length, right: Length, bottom: Length, left: Length) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// Makes insets that are equal on opposite sides.
    public init(vertical: Length, horizontal: Length) {
        self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
    }

    /// Makes insets that are equal on all sides.
    public init(_ all: Length) {
        self.init(vertical: all, horizontal: all)
    }

    /// Whether a side is in per cent of the canvas' width.
    var isRelativeToCanvas: Bool { [top, right, bottom, left].contains { $0.unit == .percent } }

    /// What is expected where a value is none.
    public static let expectation = "one, two or four lengths in CSS order, such as 12 or 0.1em,0.35em"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        var lengths: [Length] = []
        for part in specText.split(separator: ",", omittingEmptySubsequences: false) {
            do {
                lengths.append(try Length(specText: String(part)))
            } catch .notAValue {
                throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
            } catch {
                throw error
            }
        }
        switch lengths.count {
        case 1: self.init(lengths[0])
        case 2: self.init(vertical: lengths[0], horizontal: lengths[1])
        case 4: self.init(top: lengths[0], right: lengths[1], bottom: lengths[2], left: lengths[3])
        default: throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
    }

    /// The canonical words.
    public var specText: String {
        if top == bottom, left == right {
            return top == left ? top.specText : "\(top.specText),\(right.specText)"
        }
        return [top, right, bottom, left].map(\.specText).joined(separator: ",")
    }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? {
        self == LengthInsets(top) ? top.specNumber : nil
    }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        guard let length = try Length(specNumber: specNumber) else { return nil }
        self.init(length)
    }
}
