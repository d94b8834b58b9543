import Testing

@Suite("The rules for folders, Package.swift and words")
struct RepositoryRuleTests {
    private static let table = ModuleTable(modules: [
        "CA": .systemLibrary, "CB": .cSources(libraries: ["CA"]),
        "A": .swift(modules: ["CA", "CB"], system: ["Glibc"]),
        "Tool": .swift(modules: ["A"]),
    ])

    private static let folders: [String: Set<String>] = [
        "CA": ["module.modulemap", "shim.h"], "CB": ["b.c", "include/b.h"], "A": ["A.swift"], "Tool": ["main.swift"],
    ]

    private static let manifest = """
        func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
            .target(name: name, dependencies: dependencies, swiftSettings: strict)
        }
        let package = Package(
            name: "P",
            products: [.library(name: "A", targets: ["A"])],
            targets: [
                .systemLibrary(name: "CA", pkgConfig: "ca", providers: [.apt(["libca-dev"])]),
                .target(name: "CB", dependencies: ["CA"]),
                library("A", ["CA", "CB"]),
                .executableTarget(name: "Tool", dependencies: ["A"], swiftSettings: strict),
                .target(name: "Support", path: "Tests/Support", swiftSettings: strict),
                tests("ATests", ["A"]),
            ]
        )
        """

    @Test("Folders that agree with the table pass")
    func folders() {
        #expect(Self.table.folderViolations(Self.folders).isEmpty)
    }

    @Test("A folder too many, one too few and a full C library are named")
    func badFolders() {
        var folders = Self.folders
        folders["Utils"] = ["Utils.swift"]
        folders["Tool"] = nil
        folders["CA"]?.insert("wrapper.c")
        #expect(
            Self.table.folderViolations(folders).map(\.description) == [
                "Sources/CA: must hold module.modulemap and shim.h, no more and no less",
                "Sources/Tool: is in the table of modules but does not exist",
                "Sources/Utils: is not in the table of modules",
            ])
    }

    @Test("A manifest that agrees with the table passes, and its system packages are read")
    func manifest() {
        let manifest = PackageManifest(Self.manifest)
        #expect(Self.table.manifestViolations(manifest).isEmpty)
        #expect(manifest.debianPackages == ["libca-dev"])
    }

    @Test(
        "A manifest that differs from the table or is lenient is refused",
        arguments: [
            (#"library("A", ["CA", "CB"])"#, #"library("A", ["CA"])"#, "A: too many dependencies [], too few [\"CB\"]"),
            (#"library("A", ["CA", "CB"])"#, #"library("A")"#, "A: too many dependencies [], too few [\"CA\", \"CB\"]"),
            (
                #"dependencies: ["A"]"#, #"dependencies: ["A", "CA"]"#,
                "Tool: too many dependencies [\"CA\"], too few []"
            ),
            (#".target(name: "CB", dependencies: ["CA"]),"#, "", "has no target CB"),
            (
                #".target(name: "CB", dependencies: ["CA"])"#, #".target(name: "CB")"#,
                "CB: too many dependencies [], too few"
            ),
            (".executableTarget", #"library("Z"), .executableTarget"#, "has a target Z"),
            (#"["A"], swiftSettings: strict"#, #"["A"]"#, "builds Tool without the strict settings"),
            ("products:", #"dependencies: [.package(url: "u", from: "1.0.0")], products:"#, "uses .package(…)"),
            ("swiftSettings: strict)\n}", "swiftSettings: [.unsafeFlags([])])\n}", "uses .unsafeFlags(…)"),
        ])
    func badManifest(old: String, new: String, fault: String) throws {
        let parts = Self.manifest.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        let found = Self.table.manifestViolations(PackageManifest(parts.joined(separator: new)))
        #expect(found.count == 1 && found[0].fault.hasPrefix(fault), "\(found.list)")
    }

    @Test("A package that the makefile does not install is named")
    func packages() {
        let manifest = PackageManifest(Self.manifest)
        for (text, faults) in [
            ("A := b\nPACKAGES := make \\\n\tlibca-dev\n", []),
            ("PACKAGES := make \nB := libca-dev\n", ["Makefile: does not install libca-dev"]),
            ("PACKAGES := libca-dev2\n", ["Makefile: does not install libca-dev"]),
        ] {
            let makefile = TextFile(path: "Makefile", text: text)
            #expect(manifest.installViolations(makefile: makefile).map(\.description) == faults)
        }
    }

    @Test("ICU's headers are found in headers and module maps, not in C that is compiled here")
    func headers() {
        let text = "#include <stdint.h>\n#include <unicode/uchar.h>"
        for path in ["Sources/CA/shim.h", "Sources/CB/include/b.h", "Sources/CA/module.modulemap"] {
            let found = TextFile(path: path, text: text).headerViolations
            #expect(found.map(\.description) == ["\(path):2: shows a header of ICU, as Foundation does"])
        }
        #expect(TextFile(path: "Sources/CB/b.c", text: text).headerViolations.isEmpty)
        #expect(TextFile(path: "Sources/CB/include/b.h", text: "#include <stdint.h>").headerViolations.isEmpty)
    }

    @Test("A source file may have 300 lines, not 301; data may have more")
    func lengths() {
        let line = "let a = 1\n"
        for path in ["Sources/A/A.swift", "Tests/A/A.swift", "Benchmarks/a.c", "Sources/CA/shim.h"] {
            #expect(TextFile(path: path, text: String(repeating: line, count: 300)).lengthViolations.isEmpty)
            let long = TextFile(path: path, text: String(repeating: line, count: 301))
            #expect(long.lengthViolations.map(\.description) == ["\(path): has 301 lines; 300 are the most"])
        }
        #expect(TextFile(path: "Tests/A/a.json", text: String(repeating: "\n", count: 301)).lengthViolations.isEmpty)
    }

    @Test("Every forbidden word is found, with its line", arguments: ForbiddenWord.all.indices)
    func words(index: Int) {
        let word = ForbiddenWord.all[index]
        let file = TextFile(path: "Sources/A/A.swift", text: "one\ntwo \(word.word) three \(word.word)")
        #expect(word.violations(in: file).map(\.line) == [2, 2])
    }

    @Test("Whole words are not found inside others, and paths only where they are forbidden")
    func noWords() throws {
        let whole = try #require(ForbiddenWord.all.first { $0.isWhole })
        for text in ["\(whole.word)S", "A\(whole.word)", "_\(whole.word)", "1\(whole.word)", ""] {
            #expect(whole.violations(in: TextFile(path: "a", text: text)).isEmpty, "\(text)")
        }
        let path = try #require(ForbiddenWord.all.first { !$0.folder.isEmpty })
        #expect(path.violations(in: TextFile(path: "Tests/A.swift", text: path.word)).isEmpty)
    }
}
