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
    /// A font or an image is missing or cannot be read.
    case missing = 4
    /// The output cannot be written.
    case output = 5
    /// A fault of the tool itself.
    case bug = 70
}

extension SnugError {
    /// How the tool ends after this error; `flags` is what the command line said of the caption.
    func exitCode(flags: CaptionSpec) -> ExitCode {
        switch cause {
        case .settings(let keys):
            keys.contains { CaptionOption.named($0)?.isSet(in: flags) ?? false } ? .usage : .badInput
        case .input: .badInput
        case .missing: .missing
        case .resources: .output
        case .fault: .bug
        }
    }
}
