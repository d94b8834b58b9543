internal import SnugGeometry

/// The room that an element is offered, in layout units; nil on an axis asks for the element's own length there.
///
/// Infinity asks for the most that the element can take, and 0 for the least.
struct ProposedSize: Hashable {
    var width: Double?
    var height: Double?

    static let unspecified = ProposedSize(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// What is left after room has been taken from both sides; never less than nothing.
    func less(width takenWidth: Double, height takenHeight: Double) -> ProposedSize {
        ProposedSize(width: width.map { max(0, $0 - takenWidth) }, height: height.map { max(0, $0 - takenHeight) })
    }
}

/// A direction of a stack.
enum Axis: Hashable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
