public import SnugComposition

extension Picture: TextOptions, CanvasOptions {
    /// Makes a picture of a view.
    public init(_ view: some View) {
        self.init(view.element)
    }

    /// What has been told of the canvas, and of all texts that say nothing themselves.
    public var options: CaptionSpec {
        guard case .caption(let spec) = element.kind else { return settings }
        return spec.inheriting(from: settings)
    }

    /// A copy with one option set.
    public func setting<Value>(_ option: WritableKeyPath<CaptionSpec, Value?>, _ value: Value) -> Picture {
        var told = CaptionSpec()
        told[keyPath: option] = value
        return overridden(by: told)
    }
}
