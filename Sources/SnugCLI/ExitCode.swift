import Snug

/// How the tool ends: what scripts can rely on.
enum ExitCode: Int32 {
    /// All done.
    case done = 0
    /// "No": a warning under `--strict`.
    case no = 1
    /// The command line cannot be followed.
    case usage = 2
    /// JSON, text, a font or an image has a fault.
    case badInput = 3
    /// A font or a file is missing or cannot be read.
    case missing = 4
    /// The output cannot be written.
    case output = 5
    /// A fault of the tool itself.
    case bug = 70

    /// How the tool ends after an error of the library: a bad setting of a flag is another thing than one of a file.
    init(_ error: SnugError, _ origins: SettingOrigins) {
        self =
            switch error.cause {
            case .settings: error.elementPath == nil && origins.isFlag(error.keys) ? .usage : .badInput
            case .input: .badInput
            case .missing: .missing
            case .resources: .output
            case .fault: .bug
            }
    }
}
