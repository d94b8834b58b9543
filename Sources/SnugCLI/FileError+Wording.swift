import SnugFiles

extension FileError {
    /// What is wrong with reading or writing the file, in one line.
    func problem(_ action: String) -> String {
        switch self {
        case .missing(let path): "cannot \(action) \(path.words): there is no such file"
        case .missingFolder(let path, let folder): "cannot \(action) \(path.words): there is no folder \(folder)"
        case .notInFolder(let path): "cannot \(action) \(path.words): a part of the path is no folder"
        case .isFolder(let path): "cannot \(action) \(path.words): it is a folder"
        case .invalidPath(let path): "cannot \(action) \(path.words): the name has a zero byte"
        case .tooLarge(let path, let size?, let limit): "\(path.words) has \(size) bytes, more than \(limit)"
        case .tooLarge(let path, nil, let limit): "\(path.words) has more than \(limit) bytes"
        case .closedPipe(let path): "cannot \(action) \(path.words): its reader has gone"
        case .system(_, let path, _, let reason): "cannot \(action) \(path.words): \(reason)"
        }
    }

    /// What to do; `usual` where there is nothing special to say.
    func remedy(_ usual: String) -> String {
        switch self {
        case .missingFolder: "make the folder first"
        case .isFolder: "name a file in it"
        case .tooLarge: "use a smaller file"
        default: usual
        }
    }
}

extension FileError {
    /// Whether nobody reads what is written: a pipe's reader has gone, or the stream was closed from the start.
    var isClosedStream: Bool {
        switch self {
        case .closedPipe: true
        // Linux's EBADF.
        case .system(.write, _, code: 9, _): true
        default: false
        }
    }
}

extension FilePath {
    /// What errors call the file.
    fileprivate var words: String {
        switch description {
        case "/dev/stdin": "standard input"
        case "/dev/stdout": "standard output"
        default: description
        }
    }
}
