internal import CCairo

/// The fonts that Fontconfig knows; making one starts Fontconfig, which takes about 10 ms once for each process.
@safe final class SystemFonts {
    private let configuration: OpaquePointer
    private let patterns: UnsafeMutableBufferPointer<OpaquePointer?>
    /// All faces that can be drawn, by name.
    private(set) lazy var sortedFaces = SortedFaces(records)
    /// All faces that can be drawn, in Fontconfig's order.
    private(set) lazy var records: [FaceRecord] = unsafe faces(patterns.indices)

    /// Starts Fontconfig with the system's settings, or joins it if it runs; nil if it cannot start.
    convenience init?() {
        guard let configuration = unsafe FcConfigReference(nil) else { return nil }
        unsafe self.init(owning: configuration)
    }

    /// Starts Fontconfig with settings of its own, as it reads them from `fonts.conf`; nil if they are no good.
    convenience init?(settings: String) {
        guard let configuration = unsafe FcConfigCreate() else { return nil }
        guard unsafe FcConfigParseAndLoadFromMemory(configuration, settings, FcTrue) != 0,
            unsafe FcConfigBuildFonts(configuration) != 0
        else {
            unsafe FcConfigDestroy(configuration)
            return nil
        }
        unsafe self.init(owning: configuration)
    }

    @unsafe private init(owning configuration: OpaquePointer) {
        unsafe self.configuration = configuration
        let set = unsafe FcConfigGetFonts(configuration, FcSetSystem)
        unsafe patterns = UnsafeMutableBufferPointer(
            start: set?.pointee.fonts, count: Int(set?.pointee.nfont ?? 0))
    }

    deinit {
        unsafe FcConfigDestroy(configuration)
    }

    /// The faces of a family by any of its names, without regard to case; Fontconfig's substitutes do not count.
    func faces(ofFamily name: String) -> [FaceRecord] {
        let matches = unsafe patterns.indices.filter { index in
            unsafe anyString(FC_FAMILY, of: patterns[index]) { unsafe isEqual($0, name) }
        }
        return faces(matches)
    }

    /// The family that the system's settings put in the place of a generic one, such as `sans-serif`.
    func family(forGeneric name: String) -> String? {
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe FcPatternAddString(pattern, FC_FAMILY, name)
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(match) }
        if name == "emoji", unsafe !bool(FC_COLOR, of: match) { return nil }
        return unsafe strings(FC_FAMILY, of: match).first
    }

    /// The families that the system's settings prefer for a generic one and a language, folded, with their rank.
    func preferences(forGeneric name: String, language: String) -> [String: Int] {
        guard let pattern = unsafe FcPatternCreate() else { return [:] }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe FcPatternAddString(pattern, FC_FAMILY, name)
        if !language.isEmpty { unsafe FcPatternAddString(pattern, FC_LANG, language) }
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        let names = unsafe strings(FC_FAMILY, of: pattern).map { $0.lowercased() }
        return Dictionary(zip(names, 0...), uniquingKeysWith: min)
    }

    /// Whether a face has a character, by Fontconfig's list.
    func hasCharacter(_ scalar: Unicode.Scalar, in record: FaceRecord) -> Bool {
        var characters: OpaquePointer?
        guard let index = record.systemIndex,
            unsafe FcPatternGetCharSet(patterns[index], FC_CHARSET, 0, &characters) == FcResultMatch
        else { return false }
        return unsafe FcCharSetHasChar(characters, scalar.value) != 0
    }

    /// The language whose letters a font for the question should have, empty if none is known.
    ///
    /// The text's own language counts only in its own script: an Arabic word in English text asks for Arabic.
    func language(for question: FallbackQuestion) -> String {
        if let language = question.hanRegion.fontconfigLanguage { return language }
        // Fontconfig's languages carry a territory but no script.
        let parts: [Substring] = question.language.lowercased().split(separator: "-").filter { $0.count != 4 }
        let own = parts.joined(separator: "-")
        guard let usual = ScriptLanguage.all[question.script] else { return own }
        return isWritten(own, with: usual.letter) ? own : usual.language
    }

    /// Whether a letter is one of a language's, by Fontconfig's lists.
    func isWritten(_ language: String, with letter: Unicode.Scalar) -> Bool {
        guard let letters = unsafe FcLangGetCharSet(language) else { return false }
        return unsafe FcCharSetHasChar(letters, letter.value) != 0
    }

    /// How well a face serves a language: 0 for all its letters, 1 for those of another country's form, 2 for less.
    func languageMisfit(of record: FaceRecord, for language: String) -> Int {
        var languages: OpaquePointer?
        guard let index = record.systemIndex,
            unsafe FcPatternGetLangSet(patterns[index], FC_LANG, 0, &languages) == FcResultMatch
        else { return 2 }
        switch unsafe FcLangSetHasLang(languages, language) {
        case FcLangEqual: return 0
        case FcLangDifferentTerritory: return 1
        default: return 2
        }
    }

    /// The faces of some entries of Fontconfig's list, once each.
    ///
    /// A variable face stands there once for all its settings, once for its own ones, and once for each named instance,
    /// numbered by bits 16 and up of the index; the first of these says all.
    private func faces(_ entries: some Sequence<Int>) -> [FaceRecord] {
        let records = entries.compactMap(record)
        let variable = Set(records.filter(\.isVariable).map(\.key))
        return records.filter { $0.isVariable || ($0.key.index < 1 << 16 && !variable.contains($0.key)) }
    }

    /// What Fontconfig knows of a face, nil if it is not made of outlines or pictures in an OpenType file.
    private func record(_ index: Int) -> FaceRecord? {
        guard let pattern = unsafe patterns[index] else { return nil }
        let isColor = unsafe bool(FC_COLOR, of: pattern)
        guard let path = unsafe strings(FC_FILE, of: pattern).first, unsafe bool(FC_OUTLINE, of: pattern) || isColor,
            let format = unsafe strings(FC_FONTFORMAT, of: pattern).first, ["TrueType", "CFF"].contains(format)
        else { return nil }
        let families = unsafe strings(FC_FAMILY, of: pattern)
        let isVariable = unsafe bool(FC_VARIABLE, of: pattern)
        let number = unsafe range(FC_INDEX, of: pattern).map { Int($0.lowerBound) } ?? 0
        return FaceRecord(
            key: FaceKey(source: .file(path), index: isVariable ? number & 0xFFFF : number), families: families,
            traits: unsafe traits(of: pattern), isColor: isColor,
            isMonospaced: unsafe (range(FC_SPACING, of: pattern)?.lowerBound ?? 0) >= 100,
            isSymbol: unsafe bool(FC_SYMBOL, of: pattern) || bool(FC_DECORATIVE, of: pattern),
            hanRegions: unsafe hanRegions(of: pattern, families: families), isVariable: isVariable,
            systemIndex: index)
    }
}

@unsafe private func isEqual(_ text: UnsafePointer<FcChar8>, _ name: String) -> Bool {
    unsafe FcStrCmpIgnoreCase(text, name) == 0
}
