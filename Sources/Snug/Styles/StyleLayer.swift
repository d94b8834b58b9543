public import SnugComposition
internal import SnugFiles

/// One of the styles that a look is made of: the one that was asked for, or one that another starts from.
public struct StyleLayer: Hashable, Sendable {
    /// What errors call it: the file's path, or the name of a built-in look.
    public let name: String
    /// Its JSON, with places.
    public let document: JSONNode
    /// What it says; paths in it are as seen from the current folder.
    public let style: CaptionStyle
}

extension StyleLayer {
    /// The layers of a style, the one that was asked for first, that which all start from last.
    public static func layers(
        of reference: StyleReference, limits: Limits = Limits()
    ) throws(SnugError) -> [StyleLayer] {
        do throws(StyleError) {
            var layers: [StyleLayer] = []
            var next: StyleReference? = reference
            while let reference = next {
                guard !layers.contains(where: { $0.name == reference.source }) else {
                    throw StyleError.loop(layers.map(\.name) + [reference.source])
                }
                guard layers.count < Limits.styleLayers else {
                    throw StyleError.tooDeep(limit: Limits.styleLayers)
                }
                let layer = try StyleLayer(reading: reference, limits: limits)
                layers.append(layer)
                next = layer.style.settings.style
            }
            return layers
        } catch {
            throw .style(error)
        }
    }

    private init(reading reference: StyleReference, limits: Limits) throws(StyleError) {
        let name = reference.source
        let bytes = reference.isFile ? try Self.file(name, limits: limits) : try Self.builtIn(name).json
        do throws(SpecError) {
            let document = try JSONReader.document(of: bytes, limits: limits.json)
            let style = try JSONTreeDecoder().decode(CaptionStyle.self, from: document)
            let folder = reference.isFile ? folder(of: name) : ""
            self.init(
                name: name, document: document,
                style: CaptionStyle(Caption(spec: style.settings).resolvingPaths(relativeTo: folder).spec))
        } catch {
            throw .damaged(path: name, error)
        }
    }

    private static func builtIn(_ name: String) throws(StyleError) -> BuiltInStyle {
        guard let style = BuiltInStyle.named(name) else { throw .unknown(name) }
        return style
    }

    private static func file(_ path: String, limits: Limits) throws(StyleError) -> [UInt8] {
        do {
            return try readFile(FilePath(path), limit: limits.jsonBytes)
        } catch .tooLarge(_, _, let limit) {
            throw .tooManyBytes(path: path, limit: limit)
        } catch {
            throw .unreadable(path: path, reason: error.readingReason)
        }
    }
}

extension JSONReader {
    /// The tree of a document, its faults told as those of specs.
    fileprivate static func document(of bytes: [UInt8], limits: JSONLimits) throws(SpecError) -> JSONNode {
        do {
            return try read(bytes, limits: limits)
        } catch {
            throw SpecError(error)
        }
    }
}

/// The folder of a file's path, empty for one in the current folder.
private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
