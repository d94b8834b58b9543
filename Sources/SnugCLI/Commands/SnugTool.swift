import Snug
import SnugFiles

/// The command-line tool.
enum SnugTool {
    /// Does what the arguments (without the tool's name) ask for.
    static func run(_ arguments: [[UInt8]]) -> ExitCode {
        do {
            try run(invocation(arguments))
            return .done
        } catch {
            Console.report(error)
            return error.exitCode
        }
    }

    private static func invocation(_ arguments: [[UInt8]]) throws(ToolError) -> Invocation {
        do {
            return try Invocation(arguments: texts(arguments))
        } catch {
            throw .usage(error)
        }
    }

    private static func texts(_ arguments: [[UInt8]]) throws(UsageError) -> [String] {
        var texts: [String] = []
        for (index, argument) in arguments.enumerated() {
            switch DecodedUTF8(argument[...]) {
            case .text(let text): texts.append(text)
            case .fault(let byte): throw .notUTF8(argument: index + 1, byte: byte)
            }
        }
        return texts
    }

    private static func run(_ invocation: Invocation) throws(ToolError) {
        if invocation.wantsVersion { return try printLines(Version.text) }
        if let topic = invocation.help { return try printLines(Help.text(topic)) }
        switch invocation.verb {
        case .fonts: try FontsCommand(invocation).run()
        case .styles: try StylesCommand(invocation).run()
        case .schema: try SchemaCommand(invocation).run()
        case .measure: try MeasureCommand(invocation).run()
        default: try DrawCommand(invocation).run()
        }
    }

    private static func printLines(_ text: String) throws(ToolError) {
        try write(Array((text + "\n").utf8), isPicture: false)
    }

    /// Writes a file, whole or not at all, or to stdout where none is named.
    static func write(_ bytes: [UInt8], to path: String?, isPicture: Bool) throws(ToolError) {
        guard let path else { return try write(bytes, isPicture: isPicture) }
        do {
            try writeAtomically(bytes, to: FilePath(path))
        } catch {
            throw .output(error)
        }
    }

    /// Writes to stdout; nobody is told when its reader has gone.
    static func write(_ bytes: [UInt8], isPicture: Bool) throws(ToolError) {
        do {
            try StandardStream.output.write(bytes)
        } catch {
            throw error.isClosedStream ? .readerGone(isPicture: isPicture) : .output(error)
        }
    }
}
