/// What is known of a face before it is opened: by its file's tables or by Fontconfig's word.
struct FaceRecord {
    /// Where it lies.
    var key: FaceKey
    /// All names of its family, in every language; the first is the one to show.
    let families: [String]
    /// The names as they are compared: without regard to case.
    let foldedFamilies: [String]
    /// What the family's name tells.
    let hints: FamilyHints
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
    var isVariable: Bool
    /// Its number in Fontconfig's list, nil for faces of other origin.
    var systemIndex: Int?

    /// Makes a record and reads the family's names.
    init(
        key: FaceKey, families: [String], traits: FaceTraits, isColor: Bool = false, isMonospaced: Bool = false,
        isSymbol: Bool = false, hanRegions: HanRegions = [], isVariable: Bool = false, systemIndex: Int? = nil
    ) {
        self.key = key
        self.families = families
        foldedFamilies = families.map { $0.lowercased() }
        hints = FamilyHints(foldedName: foldedFamilies.first ?? "")
        self.traits = traits
        self.isColor = isColor
        self.isMonospaced = isMonospaced
        self.isSymbol = isSymbol
        self.hanRegions = hanRegions
        self.isVariable = isVariable
        self.systemIndex = systemIndex
    }

    /// The family's name to show, empty if it has none.
    var family: String { families.first ?? "" }

    /// The order of faces between which nothing else decides.
    func isBefore(_ other: FaceRecord) -> Bool {
        (key.source.path ?? "", key.index) < (other.key.source.path ?? "", other.key.index)
    }
}
