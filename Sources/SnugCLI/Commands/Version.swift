import Snug

/// What `--version` prints.
enum Version {
    /// The tool's version and those of the libraries that decide what a picture looks like.
    static var text: String {
        "snug \(Snug.version)\n" + Snug.libraryVersions.map { "\($0.name) \($0.version)" }.joined(separator: "\n")
    }
}
