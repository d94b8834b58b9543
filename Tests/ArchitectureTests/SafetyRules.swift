extension SwiftFile {
    /// Words that switch the compiler's checks off, where the table does not allow them.
    func unsafeViolations(_ table: ModuleTable) -> [Violation] {
        if table.allowsUnsafe(module) { return [] }
        return tokens.compactMap { token in
            guard ["unsafe", "@unsafe", "@safe", "@unchecked"].contains(where: token.is) else { return nil }
            return violation(at: token, "says `\(token.text)`, which \(module) must not")
        }
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
