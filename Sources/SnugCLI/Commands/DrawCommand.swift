import Snug
import SnugFiles

/// Draws a caption into a PNG file or to stdout.
struct DrawCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let start = ContinuousClock.now
        if invocation.output == nil, StandardStream.output.isTerminal { throw .usage(.pictureOnTerminal) }
        let console = Console(isQuiet: invocation.isQuiet)
        let picture = try draw(try CaptionRequest(invocation, limits: Limits()))
        console.warn(picture.warnings)
        if invocation.isStrict, !picture.warnings.isEmpty { throw .strict(count: picture.warnings.count) }
        try write(picture.bytes)
        try report(picture, console: console, since: start)
    }

    private func draw(_ request: CaptionRequest) throws(ToolError) -> RenderedPNG {
        do {
            return try Renderer().png(request.caption)
        } catch {
            throw .snug(error, flags: invocation.spec)
        }
    }

    private func write(_ bytes: [UInt8]) throws(ToolError) {
        guard let path = invocation.output else { return try SnugTool.write(bytes, isPicture: true) }
        do {
            try writeAtomically(bytes, to: FilePath(path))
        } catch {
            throw .output(error)
        }
    }

    /// Says what was made: a line on stderr, or an object on stdout.
    private func report(
        _ picture: RenderedPNG, console: Console, since start: ContinuousClock.Instant
    ) throws(ToolError) {
        guard let path = invocation.output else { return }
        if invocation.reportsJSON {
            try SnugTool.write(picture.report(path: path), isPicture: false)
        } else {
            console.say("\(path)  \(picture.width)x\(picture.height)  \(sizeText(picture.bytes.count))")
        }
        if invocation.isVerbose {
            console.say("fonts: \(picture.fontNames.joined(separator: ", "))")
            console.say("time: \(milliseconds(ContinuousClock.now - start)) ms")
        }
    }
}

extension RenderedPNG {
    /// The report as a JSON object on a line of its own.
    fileprivate func report(path: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("file")
        writer.write(path)
        for (key, value) in [("width", width), ("height", height), ("bytes", bytes.count)] {
            writer.key(key)
            writer.write(value)
        }
        writer.key("warnings")
        writer.beginArray()
        for warning in warnings {
            writer.beginObject()
            writer.key("code")
            writer.write(warning.code)
            writer.key("message")
            writer.write(warning.message)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.takeBytes() + [UInt8(ascii: "\n")]
    }
}

/// A number of bytes as people read it: `310 bytes`, `4.1 KB`, `12.0 MB`.
func sizeText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    let (unit, size) = bytes < 999_950 ? ("KB", 1_000) : ("MB", 1_000_000)
    let tenths = (bytes * 10 + size / 2) / size
    return "\(tenths / 10).\(tenths % 10) \(unit)"
}

/// A duration in milliseconds with one decimal.
func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
}
