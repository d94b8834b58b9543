extension Caption {
    /// The caption with the relative paths of its font files and folders and of its pictures taken from a folder instead
    /// of the current one; those in markup stay.
    public func resolvingPaths(relativeTo folder: String) -> Caption {
        func resolved(_ path: String) -> String {
            path.hasPrefix("/") || folder.isEmpty ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
        }
        var copy = self
        copy.spec = spec.replacingImages { image in
            image.scheme == nil ? ImageReference(resolved(image.source)) : image
        }
        copy.spec.fontFile = spec.fontFile?.map { FontFile(path: resolved($0.path), face: $0.face) }
        copy.spec.fontDir = spec.fontDir?.map(resolved)
        return copy
    }
}
