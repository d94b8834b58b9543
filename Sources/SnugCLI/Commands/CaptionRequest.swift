import Snug
import SnugFiles

/// The caption that the command line asks for, its files read.
struct CaptionRequest {
    /// What to draw: the spec's own keys with the flags over them.
    var caption: Caption

    /// Reads the source that the invocation names.
    init(_ invocation: Invocation, limits: Limits) throws(ToolError) {
        var spec: CaptionSpec
        switch invocation.source {
        case .text(let text):
            spec = CaptionSpec(text: text)
        case .textFile(let path):
            spec = CaptionSpec(text: try Self.text(path, limit: limits.textBytes))
        case .spec(let path):
            spec = try Self.spec(path, limits: limits)
        case .nothing:
            throw .usage(.nothingToDraw(invocation.verb))
        }
        spec = spec.overridden(by: invocation.spec)
        caption = Caption(spec: spec)
    }

    /// A file's text without a byte order mark and without one final line end.
    private static func text(_ path: String?, limit: Int) throws(ToolError) -> String {
        var bytes = try read(path, limit: limit)[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        switch decodedUTF8(bytes) {
        case .text(let text): return text
        case .fault(let byte): throw .text(source: path ?? "standard input", byte: byte)
        }
    }

    private static func spec(_ path: String?, limits: Limits) throws(ToolError) -> CaptionSpec {
        let bytes = try read(path, limit: limits.jsonBytes)
        do {
            // What a spec names lies beside it, wherever the tool is called.
            let folder = path.flatMap { path in path.lastIndex(of: "/").map { String(path[...$0]) } } ?? ""
            return try Caption(json: bytes, limits: limits).resolvingPaths(relativeTo: folder).spec
        } catch .spec(let error) {
            throw .spec(source: path ?? "standard input", error)
        } catch {
            throw .snug(error, flags: CaptionSpec())
        }
    }

    private static func read(_ path: String?, limit: Int) throws(ToolError) -> [UInt8] {
        do {
            guard let path else { return try StandardStream.input.read(limit: limit) }
            return try readFile(FilePath(path), limit: limit)
        } catch {
            throw .input(error)
        }
    }
}

/// A text, or the index of the first byte that no UTF-8 text has there.
enum DecodedUTF8: Equatable {
    case text(String)
    case fault(byte: Int)
}

/// Decodes UTF-8 strictly; the fault is the start of the first sequence that is not well-formed, from the slice's index.
func decodedUTF8(_ bytes: ArraySlice<UInt8>) -> DecodedUTF8 {
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        offset += UTF8.width(scalar)
    }
    return .fault(byte: offset)
}
