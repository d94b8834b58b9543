extension Caption {
    /// The caption with the relative paths of its font files and folders and of its pictures taken from a folder instead
    /// of the current one; those in markup stay.
    public func resolvingPaths(relativeTo folder: String) -> Caption {
        var copy = self
        copy.spec = spec.replacingImages { $0.resolved(relativeTo: folder) }
        copy.spec.fontFile = spec.fontFile?.map {
            FontFile(path: resolvedPath($0.path, relativeTo: folder), face: $0.face)
        }
        copy.spec.style = spec.style.map {
            $0.isFile ? StyleReference(resolvedPath($0.source, relativeTo: folder)) : $0
        }
        copy.spec.firstParagraph?.fontFile = spec.firstParagraph?.fontFile.map {
            FontFile(path: resolvedPath($0.path, relativeTo: folder), face: $0.face)
        }
        copy.spec.fontDir = spec.fontDir?.map { resolvedPath($0, relativeTo: folder) }
        return copy
    }
}

extension ImageReference {
    /// The reference with a relative path taken from a folder; a URL stays.
    func resolved(relativeTo folder: String) -> ImageReference {
        scheme == nil ? ImageReference(resolvedPath(source, relativeTo: folder)) : self
    }
}

/// A relative path as it is seen from where a folder's path is meant.
private func resolvedPath(_ path: String, relativeTo folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
}
