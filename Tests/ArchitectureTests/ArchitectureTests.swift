import Testing

/// Holds the table of modules against the files as they are.
@Suite("The repository")
struct ArchitectureTests {
    private static let sources = Repository.current.swiftSources

    @Test("Modules import only what the table of modules allows, C modules internally")
    func imports() {
        #expect(Self.sources.count > 30)
        let violations = Self.sources.flatMap { $0.importViolations(.snug) }
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("Unsafe code stands only in modules that meet the outside world")
    func unsafeCode() {
        let violations = Self.sources.flatMap { $0.unsafeViolations(.snug) }
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("No module shows a pointer type to another")
    func pointers() {
        let violations = Self.sources.flatMap(\.pointerViolations)
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("The folders of Sources are those of the table, and C libraries hold a module map and a shim header")
    func folders() {
        let violations = ModuleTable.snug.folderViolations(Repository.current.folders)
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("Package.swift gives each target the dependencies of the table and the strict settings")
    func manifest() throws {
        let file = try #require(Repository.current.texts.first { $0.path == "Package.swift" })
        let violations = ModuleTable.snug.manifestViolations(PackageManifest(file.text))
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("make installs every Debian package that Package.swift names")
    func packages() throws {
        let texts = Repository.current.texts
        let manifest = PackageManifest(try #require(texts.first { $0.path == "Package.swift" }).text)
        let makefile = try #require(texts.first { $0.path == "Makefile" })
        #expect(!manifest.debianPackages.isEmpty)
        let violations = manifest.installViolations(makefile: makefile)
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("No C header shows ICU's headers, which clash with those inside Foundation")
    func headers() {
        #expect(Repository.current.texts.contains { $0.path == "Sources/CICU/include/CICU.h" })
        let violations = Repository.current.texts.flatMap(\.headerViolations)
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("No source file is longer than 300 lines")
    func lengths() {
        let violations = Repository.current.texts.flatMap(\.lengthViolations)
        #expect(violations.isEmpty, "\(violations.list)")
    }

    @Test("No text file says what a finished repository has no use for", arguments: ForbiddenWord.all.indices)
    func words(index: Int) {
        let violations = Repository.current.texts.flatMap(ForbiddenWord.all[index].violations)
        #expect(violations.isEmpty, "\(violations.list)")
    }
}
