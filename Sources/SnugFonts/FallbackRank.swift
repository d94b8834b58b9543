internal import SnugText

/// How early a face is tried for a question: smaller goes first.
struct FallbackRank: Comparable {
    /// How far a face is from what a question asks for; all faces of one grade are tried before any of the next.
    enum Grade: Int, CaseIterable {
        /// A colour font for emoji; for letters, one without known faults.
        case fitting
        /// Han characters in the forms of another region; for emoji, letters without colour.
        case foreign
        /// A font of signs or pictures for letters, or one that has all characters and draws none well.
        case odd
    }

    /// The grade.
    let grade: Grade
    private let languageMisfit: Int
    private let styleFaults: Int
    private let preference: Int
    private let family: Int
    private let faceMisfit: FaceMisfit
    /// The face's number in the list of all faces.
    let number: Int

    /// Ranks a face by its record, its family's place among all names, and its number in the list of all faces.
    ///
    /// `preference` is the family's place in the system's settings, `Int.max` without one.
    init(
        _ record: FaceRecord, family: Int, number: Int, for question: FallbackQuestion, languageMisfit: Int,
        preference: Int
    ) {
        grade = Self.grade(of: record, for: question)
        self.family = family
        self.number = number
        self.languageMisfit = languageMisfit
        let isFarFromWeight =
            max(
                record.traits.weight.lowerBound - question.wish.weight,
                question.wish.weight - record.traits.weight.upperBound) > 100
        // Signs of an Asian font, made for its wide letters, stand out most between others, then letters of equal width,
        // then serifs, then a weight that is far off.
        styleFaults =
            (question.hanRegion.isEmpty && !record.hanRegions.isEmpty ? 8 : 0)
            + (record.isMonospaced && !record.isColor ? 4 : 0) + (record.hints.contains(.serifs) ? 2 : 0)
            + (isFarFromWeight ? 1 : 0)
        if record.key.source == .builtIn {
            self.preference = -2
        } else {
            self.preference = question.prefersEmoji || !record.hints.contains(.notoSans) ? preference : -1
        }
        faceMisfit = FaceMisfit(record.traits, question.wish)
    }

    static func < (a: FallbackRank, b: FallbackRank) -> Bool {
        let first = (a.grade.rawValue, a.languageMisfit, a.styleFaults, a.preference, a.family)
        let second = (b.grade.rawValue, b.languageMisfit, b.styleFaults, b.preference, b.family)
        return first != second ? first < second : (a.faceMisfit, a.number) < (b.faceMisfit, b.number)
    }

    private static func grade(of record: FaceRecord, for question: FallbackQuestion) -> Grade {
        if record.hints.contains(.makeshift) { return .odd }
        if question.prefersEmoji { return record.isColor ? .fitting : record.isSymbol ? .odd : .foreign }
        if record.isColor || record.isSymbol { return .odd }
        let region = question.hanRegion
        return region.isEmpty || record.hanRegions.isEmpty || !region.isDisjoint(with: record.hanRegions)
            ? .fitting : .foreign
    }
}
