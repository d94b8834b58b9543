/// What a family's name tells of its letters, where neither files nor Fontconfig say it.
struct FamilyHints: OptionSet, Hashable {
    let rawValue: UInt8

    /// Letters with serifs, or what stands for them in Asian letters.
    static let serifs = FamilyHints(rawValue: 1 << 0)
    /// A font that has all characters and draws none well.
    static let makeshift = FamilyHints(rawValue: 1 << 1)
    /// One of the Noto Sans family, which has most scripts and goes well with a plain sans.
    static let notoSans = FamilyHints(rawValue: 1 << 2)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Reads the words of a name in small letters.
    init(foldedName: String) {
        self = []
        let words = foldedName.split(separator: " ")
        let serifWords = ["serif", "mincho", "ming", "song", "batang", "myungjo", "myeongjo"]
        if words.contains(where: { word in serifWords.contains { word == $0 } }) { insert(.serifs) }
        if words.starts(with: ["noto", "sans"]) { insert(.notoSans) }
        let isMakeshift =
            words.contains("unifont") || words.contains("lastresort") || words.starts(with: ["last", "resort"])
            || words.starts(with: ["adobe", "blank"]) || words.starts(with: ["adobe", "notdef"])
        if isMakeshift { insert(.makeshift) }
    }
}
