/// Where a font's bytes come from.
enum FontSource: Hashable {
    /// They are compiled into the library.
    case builtIn
    /// They lie in a file.
    case file(String)

    /// The file's path, nil for the built-in font.
    var path: String? {
        switch self {
        case .builtIn: nil
        case .file(let path): path
        }
    }
}

/// A face of a font file; its axes are not set yet.
struct FaceKey: Hashable {
    /// The file.
    var source: FontSource
    /// The face's number in the file, from 0.
    var index: Int

    /// The face that is compiled into the library.
    static let builtIn = FaceKey(source: .builtIn, index: 0)
}
