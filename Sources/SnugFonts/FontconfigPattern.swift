internal import CCairo

/// The strings of a pattern's property.
@unsafe func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var values: [String] = []
    _ = unsafe anyString(property, of: pattern) {
        unsafe values.append(String(cString: $0))
        return false
    }
    return values
}

/// Whether the condition holds for one of the strings of a pattern's property.
@unsafe func anyString(
    _ property: String, of pattern: OpaquePointer?, _ condition: (UnsafePointer<FcChar8>) -> Bool
) -> Bool {
    var number: Int32 = 0
    var text: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, property, number, &text) == FcResultMatch, let found = unsafe text {
        if unsafe condition(found) { return true }
        number += 1
    }
    return false
}

/// A pattern's truth value, false if it has none.
@unsafe func bool(_ property: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value == FcTrue
}

/// A pattern's number or range of numbers.
@unsafe func range(_ property: String, of pattern: OpaquePointer) -> ClosedRange<Double>? {
    var value = unsafe FcValue()
    guard unsafe FcPatternGet(pattern, property, 0, &value) == FcResultMatch else { return nil }
    switch unsafe value.type {
    case FcTypeInteger:
        let number = unsafe Double(value.u.i)
        return number...number
    case FcTypeDouble:
        let number = unsafe value.u.d
        return number...number
    case FcTypeRange:
        var lower = 0.0
        var upper = 0.0
        guard unsafe FcRangeGetDouble(value.u.r, &lower, &upper) != 0, lower <= upper else { return nil }
        return lower...upper
    default:
        return nil
    }
}

/// A face's place in its family by Fontconfig's numbers, turned into CSS'.
@unsafe func traits(of pattern: OpaquePointer) -> FaceTraits {
    let weight = unsafe range(FC_WEIGHT, of: pattern) ?? 80...80
    let lightest = FcWeightToOpenTypeDouble(weight.lowerBound)
    let slant = unsafe range(FC_SLANT, of: pattern) ?? 0...0
    return FaceTraits(
        weight: lightest...max(lightest, FcWeightToOpenTypeDouble(weight.upperBound)),
        width: unsafe range(FC_WIDTH, of: pattern) ?? 100...100,
        slant: slant.lowerBound < slant.upperBound
            ? .anySlant : slant.lowerBound <= 0 ? .upright : slant.lowerBound <= 100 ? .italic : .oblique)
}

/// The regions whose Han characters a face draws: by its name, else by its languages if they are one region's.
@unsafe func hanRegions(of pattern: OpaquePointer, families: [String]) -> HanRegions {
    let named = HanRegions(families: families)
    var languages: OpaquePointer?
    guard named.isEmpty, unsafe FcPatternGetLangSet(pattern, FC_LANG, 0, &languages) == FcResultMatch else {
        return named
    }
    let regions: [(String, HanRegions)] = [
        ("ja", .japan), ("zh-cn", .china), ("zh-tw", .taiwan), ("zh-hk", .hongKong), ("ko", .korea),
    ]
    let spoken = regions.filter { unsafe FcLangSetHasLang(languages, $0.0) == FcLangEqual }
        .reduce(into: HanRegions()) { $0.insert($1.1) }
    return spoken.isOneRegion ? spoken : []
}
