import Snug
import SnugFiles

/// Any reason for which a command ends without its result.
enum ToolError: Error {
    /// The command line cannot be followed.
    case usage(UsageError)
    /// A spec has a fault.
    case spec(file: String, SpecError)
    /// A text is not UTF-8 at this byte, counted from 0.
    case text(file: String, byte: Int)
    /// The library cannot draw the caption.
    case snug(SnugError, SettingOrigins)
    /// A spec or a text cannot be read.
    case input(FileError)
    /// A picture or a report cannot be written.
    case output(FileError)
    /// Whoever read stdout went away; `isPicture` is whether it was to get a picture.
    case readerGone(isPicture: Bool)
    /// There were warnings, and none were to be.
    case strict(count: Int)

    /// How the tool ends.
    var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .spec, .text: .badInput
        case .snug(let error, let origins): ExitCode(error, origins)
        case .input(.tooLarge): .badInput
        case .input: .missing
        case .output: .output
        case .readerGone(let isPicture): isPicture ? .output : .done
        case .strict: .no
        }
    }

    /// One line that says what is wrong; nil where silence is better.
    var problem: String? {
        switch self {
        case .usage(let error): error.problem
        case .spec(let file, let error): "\(file): \(SnugError.spec(error).problem)"
        case .text(let file, let byte): "\(file): the text is not UTF-8 at byte \(byte)"
        case .snug(let error, let origins):
            [origins.place(of: error.keys, at: error.elementPath), error.problem].compactMap { $0 }.joined(
                separator: ": ")
        case .input(let error): error.problem("read")
        case .output(let error): error.problem("write")
        case .readerGone: nil
        case .strict(let count): count == 1 ? "a warning under --strict" : "\(count) warnings under --strict"
        }
    }

    /// One line that says what to do, where there is something to say.
    var remedy: String? {
        switch self {
        case .usage(let error): error.remedy
        case .spec(_, let error): SnugError.spec(error).remedy
        case .text: "save the text as UTF-8"
        case .snug(let error, _): error.remedy
        case .strict: "nothing was written; leave out --strict to have it all the same"
        case .input(let error): error.remedy("check the path and its permissions")
        case .output(let error): error.remedy("write to another place")
        case .readerGone: nil
        }
    }
}
