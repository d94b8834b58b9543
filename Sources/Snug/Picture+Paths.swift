public import SnugComposition

extension Picture {
    /// The picture with the relative paths of its fonts and pictures taken from a folder instead of the current one.
    public func resolvingPaths(relativeTo folder: String) -> Picture {
        func resolved(_ spec: CaptionSpec) -> CaptionSpec {
            Caption(spec: spec).resolvingPaths(relativeTo: folder).spec
        }
        var copy = self
        copy.settings = resolved(settings)
        copy.element = element.mapping(specs: resolved) { $0.resolved(relativeTo: folder) }
        return copy
    }
}
