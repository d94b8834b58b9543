public import SnugComposition

/// Collects the views of a closure, with `if`, `switch` and `for` among them.
@resultBuilder
public enum ElementBuilder {
    /// A view.
    public static func buildExpression(_ view: some View) -> [Element] { [view.element] }

    /// Views one after another.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

    /// The views of an `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// The views of the branch that is taken.
    public static func buildEither(first part: [Element]) -> [Element] { part }

    /// The views of the branch that is taken.
    public static func buildEither(second part: [Element]) -> [Element] { part }

    /// The views of all rounds of a loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
