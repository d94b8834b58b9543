/// The way from a picture's element to one inside it, as in its JSON.
public struct ElementPath: Hashable, Sendable {
    /// A step from a value to one that it holds.
    public enum Step: Hashable, Sendable {
        /// Into an object.
        case key(String)
        /// Into an array, from 0.
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// Makes a path.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// As JSON path (RFC 9535): `$.hstack.children[2].text`.
    public var text: String {
        steps.reduce("$") { text, step in
            switch step {
            case .key(let key): text + "." + key
            case .index(let index): text + "[\(index)]"
            }
        }
    }

    func appending(_ keys: String...) -> ElementPath {
        ElementPath(steps + keys.map { .key($0) })
    }

    func appending(_ index: Int) -> ElementPath {
        ElementPath(steps + [.index(index)])
    }
}

extension CompositionError {
    /// The error with the place of the element that it is about.
    func located(_ path: ElementPath) -> CompositionError {
        if case .element = self { return self }
        return path.steps.isEmpty ? self : .element(path, self)
    }
}
