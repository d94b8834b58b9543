import Snug
import SnugFiles

/// What the tool says on stderr.
struct Console {
    /// Whether only errors are said.
    var isQuiet: Bool

    /// A line, unless all is to be quiet.
    func say(_ line: String) {
        if !isQuiet { Self.write(line) }
    }

    /// Why nothing came of it, and what to do.
    static func report(_ error: ToolError) {
        if let problem = error.problem { write("snug: " + problem) }
        if let remedy = error.remedy { write("      " + remedy) }
    }

    /// What could not be done as asked, a line each.
    func warn(_ warnings: [Warning]) {
        for warning in warnings { say("snug: warning: \(warning.message) [\(warning.code)]") }
    }

    private static func write(_ line: String) {
        // A closed stderr leaves nobody to tell.
        try? StandardStream.error.write(Array((line + "\n").utf8))
    }
}
