/// Faces in the order of their families' names, then of their files: the order that decides when nothing else does.
struct SortedFaces {
    /// The faces.
    let records: [FaceRecord]
    /// For each face the number of its family.
    let families: [Int]

    /// Sorts faces.
    init(_ records: [FaceRecord]) {
        self.records = records.sorted { $0.family != $1.family ? $0.family < $1.family : $0.isBefore($1) }
        var families: [Int] = []
        var last: String?
        for record in self.records {
            families.append((families.last ?? 0) + (record.family == last ? 0 : 1))
            last = record.family
        }
        self.families = families
    }
}

/// Faces by grade, the best of each grade first.
struct RankedFaces {
    private var faces: [[FaceRecord]]

    /// Ranks faces for a question.
    ///
    /// `preferences` has the place of each family in the system's settings by its folded name.
    init(
        _ sorted: SortedFaces, for question: FallbackQuestion, preferences: [String: Int] = [:],
        languageMisfit: (FaceRecord) -> Int = { _ in 0 }
    ) {
        let ranks = sorted.records.indices.map { number in
            let record = sorted.records[number]
            let preference = preferences.isEmpty ? nil : record.foldedFamilies.lazy.compactMap { preferences[$0] }.min()
            return FallbackRank(
                record, family: sorted.families[number], number: number, for: question,
                languageMisfit: languageMisfit(record), preference: preference ?? Int.max)
        }
        faces = FallbackRank.Grade.allCases.map { _ in [] }
        for rank in ranks.sorted() { faces[rank.grade.rawValue].append(sorted.records[rank.number]) }
    }

    /// The faces of a grade.
    subscript(grade: FallbackRank.Grade) -> [FaceRecord] { faces[grade.rawValue] }
}
