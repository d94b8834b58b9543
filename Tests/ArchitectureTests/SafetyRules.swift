extension SwiftFile {
    /// Words that switch the compiler's checks off, where the table does not allow them.
    func unsafeViolations(_ table: ModuleTable) -> [Violation] {
        if table.allowsUnsafe(module) { return [] }
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard ["unsafe", "@unsafe", "@safe", "@unchecked"].contains(where: token.is), !isName(index) else {
                return nil
            }
            return violation(at: token, "says `\(token.text)`, which \(module) must not")
        }
    }

    /// Whether a word is the name of a member, as in `.unsafe`, or being given to one.
    private func isName(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if before.is(".") { return index < 2 || !tokens[index - 2].is(".") }
        return ["let", "var", "case", "func"].contains(where: before.is)
    }

    /// Pointer types that other modules can see.
    var pointerViolations: [Violation] {
        visibleDeclarations.compactMap { range in
            guard let pointer = tokens[range].first(where: \.isPointerType) else { return nil }
            return violation(at: pointer, "shows \(pointer.text) to other modules")
        }
    }
}

extension SwiftToken {
    /// Whether this names a type that holds an address.
    fileprivate var isPointerType: Bool {
        guard kind == .word else { return false }
        let names = ["OpaquePointer", "CVaListPointer", "Unmanaged"]
        return text.hasPrefix("Unsafe") || text.hasPrefix("AutoreleasingUnsafe") || names.contains(text)
    }
}
