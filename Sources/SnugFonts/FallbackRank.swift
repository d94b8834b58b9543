internal import SnugText

/// How early a face is tried for a question: smaller goes first.
struct FallbackRank: Comparable {
    /// How far a face is from what a question asks for; all faces of one grade are tried before any of the next.
    enum Grade: Int, Comparable, CaseIterable {
        /// A colour font for emoji; for letters, one without known faults.
        case fitting
        /// Han characters in the forms of another region; for emoji, letters without colour.
        case foreign
        /// A font of signs or pictures for letters, or one that has all characters and draws none well.
        case odd

        static func < (a: Grade, b: Grade) -> Bool { a.rawValue < b.rawValue }
    }

    /// The grade.
    let grade: Grade
    private let languageMisfit: Int
    private let styleFaults: Int
    private let preference: Int
    private let family: String
    private let faceMisfit: FaceMisfit
    private let record: FaceRecord

    /// Ranks a face; `preference` is its family's place in the system's settings, `Int.max` without one.
    init(_ record: FaceRecord, for question: FallbackQuestion, languageMisfit: Int, preference: Int) {
        let name = record.families.first ?? ""
        grade = Self.grade(of: record, named: name, for: question)
        self.languageMisfit = languageMisfit
        let isFarFromWeight =
            max(
                record.traits.weight.lowerBound - question.wish.weight,
                question.wish.weight - record.traits.weight.upperBound) > 100
        // Letters of equal width stand out most, then serifs, then a weight that is far off.
        styleFaults =
            (record.isMonospaced && !record.isColor ? 4 : 0) + (isSerif(name) ? 2 : 0) + (isFarFromWeight ? 1 : 0)
        if record.key.source == .builtIn {
            self.preference = -2
        } else {
            self.preference = question.prefersEmoji || !name.hasPrefix("Noto Sans") ? preference : -1
        }
        family = name
        faceMisfit = FaceMisfit(record.traits, question.wish)
        self.record = record
    }

    static func < (a: FallbackRank, b: FallbackRank) -> Bool {
        let first = (a.grade, a.languageMisfit, a.styleFaults, a.preference, a.family, a.faceMisfit)
        let second = (b.grade, b.languageMisfit, b.styleFaults, b.preference, b.family, b.faceMisfit)
        return first != second ? first < second : a.record.isBefore(b.record)
    }

    static func == (a: FallbackRank, b: FallbackRank) -> Bool {
        !(a < b) && !(b < a)
    }

    private static func grade(of record: FaceRecord, named name: String, for question: FallbackQuestion) -> Grade {
        let makeshift = ["unifont", "last resort", "lastresort", "adobe blank", "adobe notdef"]
        let folded = name.lowercased()
        if makeshift.contains(where: { folded.contains($0) }) { return .odd }
        if question.prefersEmoji { return record.isColor ? .fitting : record.isSymbol ? .odd : .foreign }
        if record.isColor || record.isSymbol { return .odd }
        let region = question.hanRegion
        return region.isEmpty || record.hanRegions.isEmpty || !region.isDisjoint(with: record.hanRegions)
            ? .fitting : .foreign
    }
}

/// Whether a family's name says that its letters have serifs or what stands for them in Asian letters.
private func isSerif(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    return words.contains { ["serif", "mincho", "ming", "song", "batang", "myungjo", "myeongjo"].contains($0) }
}
