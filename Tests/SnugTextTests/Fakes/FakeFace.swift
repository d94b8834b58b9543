import SnugText

/// A face made of rules: by default every character is 500 of 1000 units wide.
struct FakeFace {
    var name: String
    var covers: (Unicode.Scalar) -> Bool = { _ in true }
    var isColor = false
    var metrics = FontMetrics(
        unitsPerEm: 1000, ascent: 0.9, descent: 0.3, lineGap: 0, capHeight: 0.7, xHeight: 0.5,
        underlinePosition: 0.1, underlineThickness: 0.05, strikethroughPosition: 0.3, strikethroughThickness: 0.05)
    /// Advances that differ from `advance`.
    var advances: [Unicode.Scalar: Int32] = [:]
    var advance: Int32 = 500
    /// What is added to the first advance of a pair; the pair cannot be cut without shaping anew.
    var kerning: [Pair: Int32] = [:]
    /// Advances of ligatures, by their two characters; features `liga` 0 switches them off.
    var ligatures: [Pair: Int32] = [:]
    /// Whether no place between two letters is safe to cut.
    var isAlwaysUnsafe = false

    struct Pair: Hashable {
        var first: Unicode.Scalar
        var second: Unicode.Scalar

        init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
            self.first = first
            self.second = second
        }
    }

    /// A face that has the characters of a string only.
    static func having(_ characters: String, name: String) -> FakeFace {
        let set = Set(characters.unicodeScalars)
        return FakeFace(name: name, covers: { set.contains($0) })
    }
}
