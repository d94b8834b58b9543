/// What each folder of `Sources` holds and may know of the others.
///
/// Rows stand in the order in which modules build on one another. Whoever adds a module adds its row.
struct ModuleTable {
    enum Module: Equatable {
        /// A C library of the system: a module map and a shim header.
        case systemLibrary
        /// C that is compiled here with the headers of system libraries, which its own header does not show.
        case cSources(libraries: Set<String> = [])
        /// Swift. It may import `modules` and, from the toolchain, `system`; importers of it see `reexports` too. Only
        /// where `unsafe` holds may code be unsafe.
        case swift(
            modules: Set<String> = [], system: Set<String> = [], reexports: Set<String> = [], unsafe: Bool = false)
    }

    var modules: [String: Module]

    static let snug = ModuleTable(modules: [
        "CCairo": .systemLibrary,
        "CHarfBuzz": .systemLibrary,
        "CICULibrary": .systemLibrary,
        "CFriBidi": .systemLibrary,
        "CPCRE2": .systemLibrary,
        "CDeflate": .systemLibrary,
        "CSPNG": .systemLibrary,
        "CJPEGLibrary": .systemLibrary,
        "CICU": .cSources(libraries: ["CICULibrary"]),
        "CJPEG": .cSources(libraries: ["CJPEGLibrary"]),
        "CBuiltInFont": .cSources(),

        "SnugGeometry": .swift(system: ["Glibc"]),
        "SnugPixels": .swift(),
        "SnugText": .swift(modules: ["SnugGeometry"]),
        "SnugScene": .swift(modules: ["SnugGeometry", "SnugPixels"]),
        "SnugComposition": .swift(
            modules: ["SnugGeometry", "SnugPixels", "SnugText", "SnugScene"], system: ["FoundationEssentials"]),

        "SnugUnicode": .swift(modules: ["SnugText", "CICU", "CFriBidi", "CPCRE2"], system: outside, unsafe: true),
        "SnugFonts": .swift(
            modules: ["SnugGeometry", "SnugPixels", "SnugText", "CCairo", "CHarfBuzz", "CBuiltInFont"],
            system: outside, unsafe: true),
        "SnugImages": .swift(modules: ["SnugPixels", "CDeflate", "CSPNG", "CJPEG"], system: outside, unsafe: true),
        "SnugCairo": .swift(
            modules: ["SnugGeometry", "SnugPixels", "SnugScene", "CCairo"], system: outside, unsafe: true),
        "SnugSVG": .swift(modules: ["SnugGeometry", "SnugPixels", "SnugScene"]),
        "SnugFiles": .swift(system: outside, unsafe: true),

        "Snug": .swift(
            modules: [
                "SnugGeometry", "SnugPixels", "SnugText", "SnugScene", "SnugComposition",
                "SnugUnicode", "SnugFonts", "SnugImages", "SnugCairo", "SnugSVG", "SnugFiles",
            ],
            system: ["FoundationEssentials", "Synchronization"],
            reexports: ["SnugComposition", "SnugPixels", "SnugGeometry", "SnugText"]),
        "SnugCLI": .swift(modules: ["Snug", "SnugFiles"], system: ["FoundationEssentials"]),
    ])

    /// What the modules that meet the outside world may use of the toolchain.
    private static let outside: Set<String> = ["Glibc", "Synchronization"]

    /// Whether a name is a C module of this package.
    func isC(_ name: String) -> Bool {
        switch modules[name] {
        case .systemLibrary, .cSources: true
        case .swift, nil: false
        }
    }

    /// Whether unsafe code may stand in a module.
    func allowsUnsafe(_ name: String) -> Bool {
        if case .swift(_, _, _, unsafe: true)? = modules[name] { true } else { false }
    }
}
