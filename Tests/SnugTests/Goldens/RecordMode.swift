import Foundation

/// Which pictures a run writes anew, from the environment's `SNUG_RECORD`; a run that writes any fails.
enum RecordMode: String {
    /// None, the default.
    case none
    /// Those that do not exist.
    case missing
    /// Those that differ or do not exist.
    case failed
    /// All of them.
    case all

    static let current: RecordMode = {
        guard let text = ProcessInfo.processInfo.environment["SNUG_RECORD"] else { return .none }
        guard let mode = RecordMode(rawValue: text) else {
            fatalError("SNUG_RECORD is \(text); it must be none, missing, failed or all")
        }
        return mode
    }()

    /// Whether a picture is to be written.
    func records(isMissing: Bool, isSame: Bool) -> Bool {
        switch self {
        case .none: false
        case .missing: isMissing
        case .failed: !isSame
        case .all: true
        }
    }
}
