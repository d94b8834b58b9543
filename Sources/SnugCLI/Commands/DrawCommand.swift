import Snug
import SnugFiles

/// Draws a picture into a PNG file or to stdout.
struct DrawCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation) {
        self.invocation = invocation
        console = Console(invocation)
    }

    func run() throws(ToolError) {
        let start = ContinuousClock.now
        if invocation.output == nil, StandardStream.output.isTerminal { throw .usage(.pictureOnTerminal) }
        let picture = try draw(try PictureRequest(invocation, limits: Limits()))
        try console.warn(picture.warnings, isStrict: invocation.isStrict)
        try write(picture.bytes)
        try report(picture)
        console.explain(fonts: picture.fontNames, since: start)
    }

    private func draw(_ request: PictureRequest) throws(ToolError) -> RenderedPNG {
        do {
            return try Renderer().png(request.picture)
        } catch {
            throw .snug(error, request.origins)
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
    private func report(_ picture: RenderedPNG) throws(ToolError) {
        let file = invocation.output ?? "stdout"
        if invocation.reportsJSON {
            try SnugTool.write(picture.report(file: file), isPicture: false)
        } else {
            console.say("\(file)  \(picture.width)x\(picture.height)  \(sizeText(picture.bytes.count))")
        }
    }
}

extension RenderedPNG {
    /// The report as a JSON object on a line of its own.
    fileprivate func report(file: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("file")
        writer.write(file)
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
