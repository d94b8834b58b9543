internal import CICU

/// ICU's break iterators, opened when first asked for and kept.
final class BreakIterators {
    enum Kind {
        case character
        case line
    }

    private struct Key: Hashable {
        var kind: Kind
        var locale: String
    }

    // Languages come from callers, so their number has an end; an iterator is opened anew in about 10 µs.
    private static let capacity = 16

    private var open: [Key: BreakIterator] = [:]

    /// Finds out whether ICU has the rules that every language uses, without the cost of an iterator.
    static func checkData() throws(UnicodeError) {
        for rules in ["line", "line_normal", "char", "word"] {
            let status = unsafe snugICUFindBreakRules(rules)
            guard status == 0 else {
                throw .missingData(
                    item: "\(rules).brk", library: "ICU \(UnicodeRules.icuVersion)",
                    reason: BreakIterator.errorName(status))
            }
        }
    }

    /// The iterator of a kind for a locale with ICU's keywords; root's rules where ICU refuses the locale.
    func iterator(_ kind: Kind, locale: LocaleName, keywords: String = "") -> BreakIterator {
        let key = Key(kind: kind, locale: locale.text + keywords)
        if let known = open[key] {
            return known
        }
        if open.count == Self.capacity {
            open.removeAll()
        }
        let type = kind == .line ? snugICUBreakLines : snugICUBreakCharacters
        guard
            let new = BreakIterator(type, locale: key.locale)
                ?? BreakIterator(type, locale: LocaleName.root.text + keywords)
        else { fatalError("ICU cannot open its rules for breaks: out of memory") }
        open[key] = new
        return new
    }
}
