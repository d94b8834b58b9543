/// The regions whose forms of Han characters a face draws.
struct HanRegions: OptionSet, Hashable {
    let rawValue: UInt8

    static let japan = HanRegions(rawValue: 1 << 0)
    static let china = HanRegions(rawValue: 1 << 1)
    static let taiwan = HanRegions(rawValue: 1 << 2)
    static let hongKong = HanRegions(rawValue: 1 << 3)
    static let korea = HanRegions(rawValue: 1 << 4)
}

extension HanRegions {
    /// The regions that a face names: in its family's name, else by the code pages of `OS/2` if it lists but one.
    ///
    /// The large pan-Asian fonts list the code pages of all regions, and only their names tell which forms they draw.
    init(codePages: UInt32, families: [String]) {
        self.init(families: families)
        guard isEmpty else { return }
        let pages: [(bit: UInt32, region: HanRegions)] = [
            (17, .japan), (18, .china), (19, .korea), (20, [.taiwan, .hongKong]), (21, .korea),
        ]
        let named = pages.filter { codePages & 1 << $0.bit != 0 }.reduce(into: HanRegions()) { $0.insert($1.region) }
        if named.isOneRegion { self = named }
    }

    /// The region that a family's name ends in, as in `Noto Sans CJK JP`.
    init(families: [String]) {
        let endings: [String: HanRegions] = [
            "jp": .japan, "j": .japan, "sc": .china, "cn": .china, "gb": .china, "tc": .taiwan, "tw": .taiwan,
            "hk": .hongKong, "hc": .hongKong, "kr": .korea, "k": .korea,
        ]
        self =
            families.lazy.compactMap { family in
                family.split(separator: " ").lazy.reversed().compactMap { endings[$0.lowercased()] }.first
            }.first ?? []
    }

    /// Whether the face is made for one region (Taiwan and Hong Kong share a code page).
    var isOneRegion: Bool {
        rawValue.nonzeroBitCount == 1 || self == [.taiwan, .hongKong]
    }
}
