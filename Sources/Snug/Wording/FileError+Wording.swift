internal import SnugFiles

extension FileError {
    /// Why a file cannot be read, to follow its name.
    var readingReason: String {
        switch self {
        case .missing, .missingFolder: "there is no such file"
        case .notInFolder: "a part of the path is no folder"
        case .isFolder: "it is a folder"
        case .invalidPath: "the name has a zero byte"
        case .tooLarge: "it is too large"
        case .closedPipe: "its writer has gone"
        case .system(_, _, _, let reason): reason
        }
    }
}
