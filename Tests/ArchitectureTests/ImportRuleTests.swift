import Testing

@Suite("The rules for imports")
struct ImportRuleTests {
    private func faults(_ module: String, _ source: String) -> [String] {
        SwiftFile(module: module, path: "A.swift", text: source).importViolations(.snug).map(\.description)
    }

    @Test("Imports are found with their attributes, access, kind and submodule")
    func imports() {
        let source = """
            import A
            internal import B
            @_exported public import C
            @preconcurrency
            import D
            import struct E.S
            private import F.G; import H
            // import No
            let import_ = "import No", x = f(import: y), z = E.import
            #if canImport(No)
            #endif
            """
        let found = SwiftFile(module: "M", path: "A.swift", text: source).imports
        #expect(found.map(\.module) == ["A", "B", "C", "D", "E", "F", "H"])
        #expect(found.map(\.access) == [nil, "internal", "public", nil, nil, "private", nil])
        #expect(found.map(\.isReexported) == [false, false, true, false, false, false, false])
        #expect(found.map(\.token.line) == [1, 2, 3, 5, 6, 7, 7])
    }

    @Test("What the table allows passes")
    func allowed() {
        #expect(faults("SnugFonts", "internal import CCairo\npublic import SnugText\ninternal import Glibc").isEmpty)
        #expect(faults("Snug", "@_exported public import SnugPixels\ninternal import Synchronization").isEmpty)
        #expect(faults("SnugCLI", "import Snug\nimport SnugFiles").isEmpty)
    }

    @Test(
        "A module that must not be known is named with its place",
        arguments: [
            ("SnugGeometry", "SnugText"), ("SnugText", "SnugPixels"), ("SnugText", "CHarfBuzz"),
            ("SnugScene", "SnugText"), ("SnugComposition", "CICU"), ("SnugFonts", "SnugScene"),
            ("SnugCairo", "SnugText"), ("SnugCairo", "SnugFonts"), ("SnugCLI", "SnugText"), ("Snug", "CCairo"),
            ("SnugText", "Glibc"), ("SnugPixels", "FoundationEssentials"), ("SnugText", "Unheard"),
        ])
    func forbidden(module: String, name: String) {
        #expect(
            faults(module, "// first line\ninternal import \(name)") == [
                "A.swift:2: imports \(name), which \(module) must not know"
            ])
    }

    @Test(
        "Foundation is refused even where FoundationEssentials is allowed", arguments: ["Snug", "SnugCLI", "SnugText"])
    func foundation(module: String) {
        for line in ["import Foundation", "internal import struct Foundation.Data"] {
            #expect(faults(module, line) == ["A.swift:1: imports Foundation; FoundationEssentials must do"])
        }
    }

    @Test(
        "A C module that is not imported internally is refused", arguments: ["", "public ", "package ", "@_exported "])
    func openC(prefix: String) {
        #expect(
            faults("SnugCairo", prefix + "import CCairo") == [
                "A.swift:1: imports the C module CCairo without `internal`"
            ])
    }

    @Test("Only Snug re-exports, and only what its users need")
    func reexports() {
        let line = "@_exported public import "
        #expect(faults("SnugComposition", line + "SnugText") == ["A.swift:1: re-exports SnugText"])
        #expect(faults("Snug", line + "SnugFonts") == ["A.swift:1: re-exports SnugFonts"])
    }

    @Test("Swift in a folder that is none of Swift is refused")
    func unlisted() {
        for module in ["SnugUtils", "CCairo"] {
            #expect(faults(module, "") == ["A.swift: is Swift in \(module), which the table does not list as Swift"])
        }
    }
}
