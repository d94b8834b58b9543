/// A file of the repository that holds text.
struct TextFile {
    /// The path below the repository.
    var path: String
    var text: String
}

/// Words that a finished repository has no use for.
struct ForbiddenWord {
    var word: String
    /// Where the word must not stand; everywhere where it is empty.
    var folder = ""
    /// Whether letters, digits or `_` next to the word make it another word.
    var isWhole = false

    /// Each is put together from parts, so that this file does not hold it.
    static let all: [ForbiddenWord] = [
        ForbiddenWord(word: "../" + "shared"),
        ForbiddenWord(word: "/" + "work/"),
        ForbiddenWord(word: "/" + "tmp/", folder: "Sources/"),
        ForbiddenWord(word: "TO" + "DO", isWhole: true),
        ForbiddenWord(word: "FIX" + "ME", isWhole: true),
        ForbiddenWord(word: "X" + "XX", isWhole: true),
        ForbiddenWord(word: "s" + "eed"),
        ForbiddenWord(word: "S" + "eed"),
        ForbiddenWord(word: "S" + "EED"),
    ]

    /// The lines of a file that hold the word.
    func violations(in file: TextFile) -> [Violation] {
        guard file.path.hasPrefix(folder) else { return [] }
        return occurrences(in: Array(file.text.utf8)).map { line in
            Violation(path: file.path, line: line, fault: "says \"\(word)\"")
        }
    }

    private func occurrences(in bytes: [UInt8]) -> [Int] {
        let pattern = Array(word.utf8)
        var lines: [Int] = []
        var line = 1
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            guard bytes[index] == pattern[0], bytes[index...].starts(with: pattern) else { continue }
            let neighbours = [index - 1, index + pattern.count].filter(bytes.indices.contains).map { bytes[$0] }
            if isWhole, neighbours.contains(where: \.isASCIIWord) { continue }
            lines.append(line)
        }
        return lines
    }
}

extension UInt8 {
    fileprivate var isASCIIWord: Bool {
        self == UInt8(ascii: "_") || Unicode.Scalar(self).properties.isAlphabetic
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}

extension TextFile {
    /// The most lines that a source file may have.
    static let longest = 300

    /// Whether the file is code that people write.
    private var isSource: Bool {
        ["swift", "c", "h"].contains { path.hasSuffix("." + $0) }
    }

    /// A source file that is too long.
    var lengthViolations: [Violation] {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        guard isSource, lines > Self.longest else { return [] }
        return [Violation(path: path, fault: "has \(lines) lines; \(Self.longest) are the most")]
    }
}

extension TextFile {
    /// Headers and module maps of `Sources` that show ICU's headers to whoever imports them.
    ///
    /// Foundation has types of the same names from another ICU, and no compiler may load both.
    var headerViolations: [Violation] {
        guard path.hasPrefix("Sources/"), path.hasSuffix(".h") || path.hasSuffix(".modulemap") else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard line.contains("unicode/") else { return nil }
            return Violation(path: path, line: index + 1, fault: "shows a header of ICU, as Foundation does")
        }
    }
}

extension PackageManifest {
    /// Debian packages that `make` does not install.
    ///
    /// - Parameter makefile: a makefile with a variable `PACKAGES`.
    func installViolations(makefile: TextFile) -> [Violation] {
        let lines = makefile.text.replacing("\\\n", with: " ").split(separator: "\n")
        let variable = lines.first { $0.hasPrefix("PACKAGES :=") } ?? ""
        let installed = Set(variable.split { $0 == " " || $0 == "\t" }.map(String.init))
        return debianPackages.subtracting(installed).sorted().map {
            Violation(path: makefile.path, fault: "does not install \($0)")
        }
    }
}

extension ModuleTable {
    /// Folders that the table does not list, modules without a folder, and C libraries that hold more than a module
    /// map and a shim header.
    ///
    /// - Parameter folders: the paths of all files below each folder of `Sources`.
    func folderViolations(_ folders: [String: Set<String>]) -> [Violation] {
        let unlisted = Set(folders.keys).subtracting(modules.keys).map {
            Violation(path: "Sources/\($0)", fault: "is not in the table of modules")
        }
        let missing = Set(modules.keys).subtracting(folders.keys).map {
            Violation(path: "Sources/\($0)", fault: "is in the table of modules but does not exist")
        }
        let allowed: Set = ["module.modulemap", "shim.h"]
        let swollen = folders.filter { modules[$0.key] == .systemLibrary && $0.value != allowed }.map {
            Violation(path: "Sources/\($0.key)", fault: "must hold module.modulemap and shim.h, no more and no less")
        }
        return (unlisted + missing + swollen).sorted { $0.path < $1.path }
    }

    /// Where Package.swift and the table differ.
    func manifestViolations(_ manifest: PackageManifest) -> [Violation] {
        let path = "Package.swift"
        let names = Set(modules.keys).union(manifest.dependencies.keys).sorted()
        let differences = names.compactMap { name -> Violation? in
            guard let found = manifest.dependencies[name] else {
                return Violation(path: path, fault: "has no target \(name)")
            }
            guard let module = modules[name] else {
                return Violation(path: path, fault: "has a target \(name) that is not in the table of modules")
            }
            let expected: Set<String> =
                switch module {
                case .systemLibrary: []
                case .cSources(let libraries): libraries
                case .swift(let modules, _, _, _): modules
                }
            guard found != expected else { return nil }
            let (more, less) = (found.subtracting(expected).sorted(), expected.subtracting(found).sorted())
            return Violation(path: path, fault: "\(name): too many dependencies \(more), too few \(less)")
        }
        let lenient = manifest.lenient.sorted().map {
            Violation(path: path, fault: "builds \($0) without the strict settings")
        }
        let forbidden = manifest.forbidden.map {
            Violation(path: path, line: $0.line, fault: "uses .\($0.text)(…)")
        }
        return differences + lenient + forbidden
    }
}
