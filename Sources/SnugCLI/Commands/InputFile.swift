import SnugFiles

/// A file that the command line names, where `-` is standard input.
enum InputFile: Equatable {
    case path(String)
    case standardInput

    /// The file of an argument.
    init(_ argument: String) {
        self = argument == "-" ? .standardInput : .path(argument)
    }

    /// What errors call it.
    var name: String {
        switch self {
        case .path(let path): path
        case .standardInput: "standard input"
        }
    }

    /// The folder that it lies in, with the slash after it; empty for the working folder.
    var folder: String {
        guard case .path(let path) = self, let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[...slash])
    }

    /// All of its bytes.
    func read(limit: Int) throws(ToolError) -> [UInt8] {
        do {
            switch self {
            case .path(let path): return try readFile(FilePath(path), limit: limit)
            case .standardInput: return try StandardStream.input.read(limit: limit)
            }
        } catch {
            throw .input(error)
        }
    }
}
