internal import SnugText

/// The style that a list in braces describes.
struct MarkupSettings {
    /// Where a key of markup leads.
    private enum Target {
        case run(any StyleProperty<RunStyle>)
        case highlight(any StyleProperty<Highlight>)
    }

    private var run = RunStyle()
    /// What the list says of its highlight; nil if it has none.
    private var highlight: Highlight?

    /// The style of classes and settings. Throws for the first that is unknown or has a wrong value.
    init(_ items: [MarkupItem]) throws(MarkupError) {
        for item in items {
            switch item.content {
            case .name(let name): try add(className: name, at: item.offset)
            case .setting(let key, let value): try add(key: key, value: value, at: item.offset)
            case .other(let found):
                throw MarkupError(.notASetting(found, suggestion: Self.suggestion(for: found)), at: item.offset)
            }
        }
    }

    /// What holds for the text in brackets: all that is said of a highlight is said of one.
    var style: RunStyle {
        guard let highlight else { return run }
        var style = run
        let last = style.highlights.popLast() ?? Highlight()
        style.highlights.append(last.overridden(by: highlight))
        return style
    }

    private mutating func add(className name: String, at offset: Int) throws(MarkupError) {
        guard let known = MarkupClass(rawValue: name) else {
            let allowed = MarkupClass.allCases.map(\.rawValue)
            throw MarkupError(
                .unknownClass(name, suggestion: closestName(to: name, among: allowed), allowed: allowed), at: offset)
        }
        if known == .highlight {
            highlight = highlight ?? Highlight()
        } else {
            run = run.overlaid(by: known.style)
        }
    }

    private mutating func add(key: String, value: String, at offset: Int) throws(MarkupError) {
        let name = camelCase(key)
        guard let target = Self.targets.first(where: { $0.key == name })?.target else {
            let allowed = Self.targets.map(\.key)
            throw MarkupError(
                .unknownKey(key, suggestion: closestName(to: name, among: allowed), allowed: allowed), at: offset)
        }
        do throws(SpecFault) {
            switch target {
            case .run(let property):
                try property.read(value, into: &run)
            case .highlight(let property):
                var changed = highlight ?? Highlight()
                try property.read(value, into: &changed)
                highlight = changed
            }
        } catch {
            throw MarkupError(.value(key: key, fault: error), at: offset)
        }
    }

    /// The keys in the order in which errors list them.
    private static let targets: [(key: String, target: Target)] = {
        let run = RunStyle.properties.map { (key: $0.key, target: Target.run($0)) }
        let highlight = Highlight.properties.map { property in
            // A run's own colour is its letters'.
            (key: property.key == "color" ? "background" : property.key, target: Target.highlight(property))
        }
        let size = run.filter { $0.key == "fontSize" }.map { (key: "size", target: $0.target) }
        return run + size + highlight
    }()

    private static func suggestion(for word: String) -> String? {
        if MarkupClass(rawValue: word) != nil { return "." + word }
        return targets.contains { $0.key == camelCase(word) } ? word + "=…" : nil
    }
}
