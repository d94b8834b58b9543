import Snug
import SnugFiles

/// What the tool says on stderr.
struct Console {
    /// Whether only errors are said.
    var isQuiet: Bool
    /// Whether fonts and times are said too.
    var isVerbose = false

    init(_ invocation: Invocation) {
        isQuiet = invocation.isQuiet
        isVerbose = invocation.isVerbose
    }

    /// A line, unless all is to be quiet.
    func say(_ line: String) {
        if !isQuiet { Self.write(line) }
    }

    /// Which fonts were used, and how long it took, for those who asked.
    func explain(fonts: [String], since start: ContinuousClock.Instant) {
        guard isVerbose else { return }
        say("fonts: \(fonts.joined(separator: ", "))")
        say("time: \(milliseconds(ContinuousClock.now - start)) ms")
    }

    /// What could not be done as asked, a line each. Under `--strict` it is an error, and so said in any case.
    func warn(_ warnings: [Warning], isStrict: Bool) throws(ToolError) {
        for warning in warnings where isStrict || !isQuiet {
            Self.write("snug: warning: \(warning.message) [\(warning.code)]")
        }
        if isStrict, !warnings.isEmpty { throw .strict(count: warnings.count) }
    }

    /// Why nothing came of it, and what to do.
    static func report(_ error: ToolError) {
        if let problem = error.problem { write("snug: " + problem) }
        if let remedy = error.remedy { write("      " + remedy) }
        if case .usage(.nothingToDraw(nil)) = error {
            for line in Help.short.split(separator: "\n", omittingEmptySubsequences: false) { write(String(line)) }
        }
    }

    private static func write(_ line: String) {
        // A closed stderr leaves nobody to tell.
        try? StandardStream.error.write(Array((line.withoutControls + "\n").utf8))
    }
}

extension String {
    /// The text with control characters, as names of files may have them, in a form that does nothing to a terminal.
    fileprivate var withoutControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isControl {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

/// A duration in milliseconds with one decimal.
private func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
}
