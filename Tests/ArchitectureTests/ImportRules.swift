/// An import declaration.
struct ImportDeclaration: Equatable {
    /// The module, without submodule or member.
    var module: String
    /// `public`, `internal` and so on; nil where none is written.
    var access: String?
    /// Whether importers of the file's module see this one too.
    var isReexported: Bool
    var token: SwiftToken
}

extension SwiftFile {
    /// The file's imports, in order.
    var imports: [ImportDeclaration] {
        tokens.indices.compactMap { index in
            guard tokens[index].is("import"), index + 1 < tokens.count, tokens[..<index].last?.is(".") != true else {
                return nil
            }
            let line = tokens[index].line
            // Attributes and the access level stand before; on the same line, but for an attribute on its own.
            let modifiers = tokens[..<index].reversed().prefix {
                $0.kind == .attribute || ($0.kind == .word && $0.line == line)
            }
            let words = modifiers.filter { $0.kind == .word }
            let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
            let name = kinds.contains(tokens[index + 1].text) ? index + 2 : index + 1
            guard name < tokens.count, tokens[name].kind == .word else { return nil }
            return ImportDeclaration(
                module: tokens[name].text, access: words.first?.text,
                isReexported: modifiers.contains { $0.is("@_exported") }, token: tokens[index])
        }
    }

    /// Imports that the table does not allow, or not in this form.
    func importViolations(_ table: ModuleTable) -> [Violation] {
        guard case .swift(let modules, let system, let reexports, _)? = table.modules[module] else {
            return [Violation(path: path, fault: "is Swift in \(module), which the table does not list as Swift")]
        }
        return imports.compactMap { declaration in
            let name = declaration.module
            if name == "Foundation" {
                return violation(at: declaration.token, "imports Foundation; FoundationEssentials must do")
            }
            guard modules.contains(name) || system.contains(name) else {
                return violation(at: declaration.token, "imports \(name), which \(module) must not know")
            }
            if table.isC(name), declaration.access != "internal" {
                return violation(at: declaration.token, "imports the C module \(name) without `internal`")
            }
            if declaration.isReexported, !reexports.contains(name) {
                return violation(at: declaration.token, "re-exports \(name)")
            }
            return nil
        }
    }
}
