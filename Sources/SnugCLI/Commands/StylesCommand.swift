import Snug
import SnugFiles

/// Lists the built-in looks, prints one of them, or draws all of them on a sheet.
struct StylesCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        if let sheet = invocation.sheet { return try draw(to: sheet) }
        guard let name = invocation.styleName else {
            return try SnugTool.write(invocation.reportsJSON ? json : list, isPicture: false)
        }
        guard let style = BuiltInStyle.named(name) else { throw .usage(.unknownStyle(name)) }
        try SnugTool.write(style.json, isPicture: false)
    }

    private var list: [UInt8] {
        let width = BuiltInStyle.all.map(\.name.count).max() ?? 0
        let lines = BuiltInStyle.all.map { style in
            style.name + String(repeating: " ", count: width - style.name.count + 2) + style.summary + "\n"
        }
        return Array(lines.joined().utf8)
    }

    private var json: [UInt8] {
        var writer = JSONWriter(pretty: true)
        writer.beginArray()
        for style in BuiltInStyle.all {
            writer.beginObject(inline: true)
            for (key, value) in [("name", style.name), ("summary", style.summary)] {
                writer.key(key)
                writer.write(value)
            }
            writer.endObject()
        }
        writer.endArray()
        return writer.takeBytes() + [UInt8(ascii: "\n")]
    }

    private func draw(to path: String) throws(ToolError) {
        let start = ContinuousClock.now
        let isStandardOutput = path == "-"
        if isStandardOutput, StandardStream.output.isTerminal { throw .usage(.pictureOnTerminal) }
        let picture: RenderedPNG
        do {
            picture = try Renderer().styleSheet(
                scale: invocation.spec.resolvedScale, usesSystemFonts: !(invocation.spec.noSystemFonts ?? false))
        } catch {
            throw .snug(error, SettingOrigins(flags: invocation.spec))
        }
        if isStandardOutput {
            try SnugTool.write(picture.bytes, isPicture: true)
        } else {
            do {
                try writeAtomically(picture.bytes, to: FilePath(path))
            } catch {
                throw .output(error)
            }
        }
        let console = Console(invocation)
        console.say("\(path)  \(picture.width)x\(picture.height)  \(sizeText(picture.bytes.count))")
        console.explain(fonts: picture.fontNames, since: start)
    }
}
