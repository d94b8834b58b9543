/// What is known of a face before it is opened: by its file's tables or by Fontconfig's word.
struct FaceRecord {
    /// Where it lies.
    var key: FaceKey
    /// All names of its family, in every language; the first is the one to show.
    var families: [String]
    /// Its place in the family.
    var traits: FaceTraits
    /// Whether it draws glyphs in colour.
    var isColor: Bool
    /// Whether all letters are equally wide.
    var isMonospaced: Bool
    /// Whether it holds signs instead of letters.
    var isSymbol: Bool
    /// Which regions' forms of Han characters it has; empty if it does not say.
    var hanRegions: HanRegions
    /// Whether it stands for all settings of its axes.
    var isVariable = false
    /// Its number in Fontconfig's list, nil for faces of other origin.
    var systemIndex: Int?

    /// Whether one of the family's names is this one, without regard to case.
    func isNamed(_ foldedName: String) -> Bool {
        families.contains { $0.lowercased() == foldedName }
    }

    /// The order of faces between which nothing else decides.
    func isBefore(_ other: FaceRecord) -> Bool {
        (key.source.path ?? "", key.index) < (other.key.source.path ?? "", other.key.index)
    }
}
