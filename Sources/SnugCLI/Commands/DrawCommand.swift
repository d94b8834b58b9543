import Snug
import SnugFiles

/// Draws a picture into a PNG or SVG file or to stdout.
struct DrawCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation) {
        self.invocation = invocation
        console = Console(invocation)
    }

    func run() throws(ToolError) {
        let start = ContinuousClock.now
        if invocation.output == nil, format == .png, StandardStream.output.isTerminal {
            throw .usage(.pictureOnTerminal)
        }
        let picture = try draw(try PictureRequest(invocation, limits: Limits()))
        try console.warn(picture.warnings, isStrict: invocation.isStrict)
        try SnugTool.write(picture.bytes, to: invocation.output, isPicture: true)
        try report(picture)
        console.explain(fonts: picture.fontNames, since: start)
    }

    /// What is written: as the flag says, or else as the file's name does.
    private var format: OutputFormat {
        invocation.format ?? invocation.output.map { OutputFormat(name: $0) } ?? .png
    }

    private func draw(_ request: PictureRequest) throws(ToolError) -> DrawnFile {
        let renderer = Renderer()
        do {
            switch format {
            case .png: return DrawnFile(try renderer.png(request.picture))
            case .svg: return DrawnFile(try renderer.svg(request.picture))
            }
        } catch {
            throw .snug(error, request.origins)
        }
    }

    /// Says what was made: a line on stderr, or an object on stdout.
    private func report(_ picture: DrawnFile) throws(ToolError) {
        let file = invocation.output ?? "stdout"
        if invocation.reportsJSON {
            try SnugTool.write(picture.report(file: file), isPicture: false)
        } else {
            console.say("\(file)  \(picture.width)x\(picture.height)  \(sizeText(picture.bytes.count))")
        }
    }
}

/// A number of bytes as people read it: `310 bytes`, `4.1 KB`, `12.0 MB`.
func sizeText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    let (unit, size) = bytes < 999_950 ? ("KB", 1_000) : ("MB", 1_000_000)
    let tenths = (bytes * 10 + size / 2) / size
    return "\(tenths / 10).\(tenths % 10) \(unit)"
}
