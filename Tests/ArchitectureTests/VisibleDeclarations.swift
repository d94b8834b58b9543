extension SwiftFile {
    /// The token ranges that other modules can see: the heads of public, open and package declarations, and the
    /// members of such protocols, extensions and (their cases) enumerations.
    ///
    /// A head ends where the body or the accessors begin; a stored value with its initial value belongs to it.
    var visibleDeclarations: [Range<Int>] {
        tokens.indices.flatMap { index -> [Range<Int>] in
            guard ["public", "open", "package"].contains(where: tokens[index].is),
                let (keyword, place) = declarationKeyword(after: index)
            else { return [] }
            let head = index..<endOfHead(from: place)
            switch keyword {
            case "protocol", "extension": return [head, body(after: head.upperBound)]
            case "enum": return [head] + cases(in: body(after: head.upperBound))
            default: return [head]
            }
        }
    }

    /// The keyword of the declaration that a modifier belongs to; nil if it is no modifier or belongs to an import.
    private func declarationKeyword(after index: Int) -> (String, Int)? {
        let keywords: Set = [
            "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "actor", "typealias",
            "extension", "case", "associatedtype", "macro",
        ]
        let modifiers: Set = [
            "public", "internal", "private", "fileprivate", "final", "static", "indirect", "mutating", "nonmutating",
            "consuming", "borrowing", "nonisolated", "isolated", "override", "required", "convenience", "lazy", "weak",
            "unowned", "dynamic", "prefix", "infix", "postfix", "distributed",
        ]
        var place = index + 1
        while place < tokens.count {
            let token = tokens[place]
            if token.is("class"), place + 1 < tokens.count,
                ["func", "var", "subscript"].contains(tokens[place + 1].text)
            {
                place += 1
            } else if keywords.contains(where: token.is) {
                return (token.text, place)
            } else if token.is("("), place > index + 1 || tokens[min(place + 1, tokens.count - 1)].is("set") {
                place = closing(of: place) + 1
            } else if token.kind == .attribute || modifiers.contains(where: token.is) {
                place += 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// The place of the bracket that closes the one at `index`; the last token if none does.
    private func closing(of index: Int) -> Int {
        var depth = 0
        for place in index..<tokens.count where tokens[place].kind == .sign {
            if "([{".contains(tokens[place].text) { depth += 1 }
            if ")]}".contains(tokens[place].text) { depth -= 1 }
            if depth == 0 { return place }
        }
        return tokens.count - 1
    }

    /// Where the head of the declaration ends whose keyword stands at `start`.
    private func endOfHead(from start: Int) -> Int {
        var place = start
        while place < tokens.count {
            let token = tokens[place]
            if token.is("{") || token.is("}") || token.is(";") { return place }
            if place > start, token.line > tokens[place - 1].line, !continues(place) { return place }
            place = token.is("(") || token.is("[") ? closing(of: place) + 1 : place + 1
        }
        return tokens.count
    }

    /// Whether the line that starts at a token carries on the declaration of the line before.
    private func continues(_ place: Int) -> Bool {
        let starts = ["where", "throws", "rethrows", "async", "->", "=", ":", ",", "&", ".", "?", "<", ">"]
        let ends = [",", ":", "->", "=", "&", "<", "(", ".", "where", "any", "some", "throws", "async"]
        return starts.contains(where: tokens[place].is) || ends.contains(where: tokens[place - 1].is)
    }

    /// What stands between the braces that open at `place`; empty if none do.
    private func body(after place: Int) -> Range<Int> {
        guard place < tokens.count, tokens[place].is("{") else { return place..<place }
        return place + 1..<closing(of: place)
    }

    /// The heads of an enumeration's cases.
    private func cases(in body: Range<Int>) -> [Range<Int>] {
        var heads: [Range<Int>] = []
        var place = body.lowerBound
        while place < body.upperBound {
            if tokens[place].is("case") {
                heads.append(place..<min(endOfHead(from: place), body.upperBound))
            }
            place = tokens[place].is("{") ? closing(of: place) + 1 : place + 1
        }
        return heads
    }
}
