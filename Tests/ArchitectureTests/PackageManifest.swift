/// What Package.swift says of the targets in `Sources`.
struct PackageManifest {
    /// The targets that each target depends on, by name; without tests.
    var dependencies: [String: Set<String>] = [:]
    /// Swift targets that are not built with the settings all share.
    var lenient: Set<String> = []
    /// Debian packages that hold the system libraries.
    var debianPackages: Set<String> = []
    /// Calls that bring in other packages, or flags that nothing checks.
    var forbidden: [SwiftToken] = []

    /// Reads the calls `library(…)`, `.target(…)`, `.executableTarget(…)` and `.systemLibrary(…)`, each with the
    /// name as its first string and the dependencies in its first list.
    ///
    /// Targets with a path of their own are the tests' and are left out.
    init(_ text: String) {
        let tokens = SwiftLexer.tokens(of: text)
        for index in tokens.indices where index > 0 && index + 1 < tokens.count && tokens[index + 1].is("(") {
            let arguments = Self.arguments(of: tokens[(index + 1)...])
            switch (tokens[index - 1].text, tokens[index].text) {
            case (".", "package"), (".", "unsafeFlags"):
                forbidden.append(tokens[index])
            case (".", "systemLibrary"):
                add(arguments, hasDependencies: false)
                let providers = arguments.drop { !$0.is("apt") }
                debianPackages.formUnion(Self.firstList(of: Array(providers)))
            case (".", "target"), (".", "executableTarget"):
                guard let name = add(arguments, hasDependencies: true), !name.hasPrefix("C") else { break }
                if !arguments.contains(where: { $0.is("strict") }) { lenient.insert(name) }
            case (let before, "library") where before != "." && before != "func":
                add(arguments, hasDependencies: true)
            default: break
            }
        }
    }

    /// Enters a target, unless the call names none or it lies outside `Sources`.
    @discardableResult
    private mutating func add(_ arguments: [SwiftToken], hasDependencies: Bool) -> String? {
        guard let name = arguments.first(where: { $0.kind != .word && !$0.is(":") }), name.kind == .string,
            !arguments.contains(where: { $0.is("path") })
        else { return nil }
        dependencies[name.text] = hasDependencies ? Self.firstList(of: arguments) : []
        return name.text
    }

    /// The strings in the first brackets.
    private static func firstList(of tokens: [SwiftToken]) -> Set<String> {
        let list = tokens.drop { !$0.is("[") }.prefix { !$0.is("]") }
        return Set(list.filter { $0.kind == .string }.map(\.text))
    }

    /// What stands between the parentheses that open at the start.
    private static func arguments(of tokens: ArraySlice<SwiftToken>) -> [SwiftToken] {
        var depth = 0
        let inside = tokens.prefix { token in
            if token.is("(") { depth += 1 }
            if token.is(")") { depth -= 1 }
            return depth > 0
        }
        return Array(inside.dropFirst())
    }
}
