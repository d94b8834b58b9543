extension ShapeStyle {
    /// The style itself; throws for one that was made in Swift and cannot be painted, and for a material where there is
    /// no surface for one.
    func checked(key: String, allowsMaterial: Bool = false) throws(CompositionError) -> ShapeStyle {
        switch self {
        case .color, .image: break
        case .linearGradient(let gradient):
            if case .angle(let angle) = gradient.direction { try Self.check(angle, key: key) }
            try check(gradient.colors, key: key)
        case .radialGradient(let gradient):
            try Self.check(gradient.center.x, key: key)
            try Self.check(gradient.center.y, key: key)
            try check(gradient.colors, key: key)
        case .material:
            guard allowsMaterial else {
                throw .setting(
                    key: key, fault: .notAValue(expected: Self.expectation, found: specText, suggestion: nil))
            }
        }
        return self
    }

    private func check(_ colors: [GradientColor], key: String) throws(CompositionError) {
        guard colors.count >= 2 else {
            throw .setting(
                key: key,
                fault: .notAValue(expected: LinearGradientStyle.expectation, found: specText, suggestion: nil))
        }
        for color in colors {
            if let place = color.location { try Self.check(place, key: key) }
        }
    }

    private static func check(_ number: Double, key: String) throws(CompositionError) {
        do {
            _ = try checkedNumber(number)
        } catch {
            throw .setting(key: key, fault: error)
        }
    }
}
