internal import SnugText

/// How badly a face fits a wish: smaller is better.
///
/// After CSS Fonts 4, section 5.2: width decides before slant, and slant before weight.
struct FaceMisfit: Comparable {
    private let width: DirectedDistance
    private let slant: Int
    private let weight: DirectedDistance

    /// Compares a face's place in the family with the wish.
    init(_ traits: FaceTraits, _ wish: FontDescription) {
        width = DirectedDistance(
            of: wish.width, from: traits.width, preferring: wish.width <= 100 ? .smaller : .larger)
        switch traits.slant {
        case .anySlant: slant = wish.isItalic ? 1 : 0
        case .italic: slant = wish.isItalic ? 0 : 2
        case .oblique: slant = wish.isItalic ? 1 : 1
        case .upright: slant = wish.isItalic ? 2 : 0
        }
        let isMedium = (400...500).contains(wish.weight)
        weight = DirectedDistance(
            of: wish.weight, from: traits.weight,
            preferring: isMedium ? .largerUpTo(500) : wish.weight < 400 ? .smaller : .larger)
    }

    static func < (a: FaceMisfit, b: FaceMisfit) -> Bool {
        (a.width, a.slant, a.weight) < (b.width, b.slant, b.weight)
    }
}

/// How far a number lies outside a range, where one side is worse than the other however near.
private struct DirectedDistance: Comparable {
    enum Preference {
        case smaller, larger
        /// Larger ones up to a limit, then smaller ones, then those above the limit.
        case largerUpTo(Double)
    }

    private let tier: Int
    private let distance: Double

    init(of wish: Double, from range: ClosedRange<Double>, preferring preference: Preference) {
        guard !range.contains(wish) else {
            tier = 0
            distance = 0
            return
        }
        let isLarger = range.lowerBound > wish
        distance = isLarger ? range.lowerBound - wish : wish - range.upperBound
        switch preference {
        case .smaller: tier = isLarger ? 2 : 1
        case .larger: tier = isLarger ? 1 : 2
        case .largerUpTo(let limit): tier = !isLarger ? 2 : range.lowerBound <= limit ? 1 : 3
        }
    }

    static func < (a: DirectedDistance, b: DirectedDistance) -> Bool {
        (a.tier, a.distance) < (b.tier, b.distance)
    }
}

/// The face of a family that fits a wish best; of equal ones the first by path and number in the file.
func bestFace(of family: [FaceRecord], for wish: FontDescription) -> FaceRecord? {
    family.map { (FaceMisfit($0.traits, wish), $0) }
        .min { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1.isBefore($1.1) }?.1
}
