import Snug
import SnugFiles

/// The picture that the command line asks for, its files read.
struct PictureRequest {
    /// What to draw: the spec's own keys with the flags over them.
    let picture: Picture
    /// Who has said what of it.
    let origins: SettingOrigins

    /// Reads the source that the invocation names.
    init(_ invocation: Invocation, limits: Limits) throws(ToolError) {
        var origins = SettingOrigins(flags: invocation.spec)
        let picture: Picture
        switch invocation.source {
        case .text(let text):
            picture = Picture(invocation.isMarkup ? Caption(markup: text) : Caption(text))
        case .textFile(let file):
            origins.file = file.name
            let text = try Self.text(of: file, limit: limits.textBytes)
            picture = Picture(invocation.isMarkup ? Caption(markup: text) : Caption(text))
        case .spec(let file):
            origins.file = file.name
            let document = try Self.document(of: file, limits: limits)
            origins.document = document
            picture = try Self.picture(of: document, in: file)
        case .nothing:
            throw .usage(.nothingToDraw(invocation.verb))
        }
        self.picture = picture.overridden(by: invocation.spec)
        origins.style = self.picture.settings.style
        self.origins = origins
    }

    /// A file's text without a byte order mark and without one final line end.
    private static func text(of file: InputFile, limit: Int) throws(ToolError) -> String {
        var bytes = try file.read(limit: limit)[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        switch DecodedUTF8(bytes) {
        case .text(let text): return text
        case .fault(let byte): throw .text(file: file.name, byte: byte)
        }
    }

    private static func document(of file: InputFile, limits: Limits) throws(ToolError) -> JSONNode {
        let bytes = try file.read(limit: limits.jsonBytes)
        do {
            return try JSONReader.read(bytes, limits: limits.json)
        } catch {
            throw .spec(file: file.name, SpecError(error))
        }
    }

    /// The picture of a document; what it names lies beside it, wherever the tool is called.
    private static func picture(of document: JSONNode, in file: InputFile) throws(ToolError) -> Picture {
        do {
            return try JSONTreeDecoder().decode(Picture.self, from: document).resolvingPaths(relativeTo: file.folder)
        } catch {
            throw .spec(file: file.name, error)
        }
    }
}
