internal import SnugComposition
internal import SnugFiles
internal import SnugImages
internal import SnugPixels

/// Reads pictures from files and `data:` URLs, and keeps those that were asked for last.
///
/// A file is read each time and decoded anew only when its bytes have changed.
final class ImageFiles: ImageSource {
    private struct Entry {
        var reference: ImageReference
        /// The file's bytes; none for a URL, which holds its bytes itself.
        var file: [UInt8]
        var bitmap: Bitmap
    }

    /// How many pictures are kept, as long as they have no more pixels than one may have.
    private static let capacity = 4

    private let limits: ImageLimits
    /// The picture that was asked for last stands last.
    private var entries: [Entry] = []

    init(limits: ImageLimits) {
        self.limits = limits
    }

    func image(_ reference: ImageReference) throws(ImageFault) -> Bitmap {
        let file = reference.scheme == nil ? try read(reference.source) : []
        if let known = entries.firstIndex(where: { $0.reference == reference }) {
            let entry = entries.remove(at: known)
            if entry.file == file {
                entries.append(entry)
                return entry.bitmap
            }
        }
        let bitmap = try decode(reference.scheme == nil ? file : try data(of: reference))
        entries.append(Entry(reference: reference, file: file, bitmap: bitmap))
        while entries.count > 1, entries.count > Self.capacity || keptPixels > limits.pixels { entries.removeFirst() }
        return bitmap
    }

    private var keptPixels: Int { entries.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height } }

    private func read(_ path: String) throws(ImageFault) -> [UInt8] {
        do {
            return try readFile(FilePath(path), limit: limits.bytes)
        } catch {
            throw ImageFault(error)
        }
    }

    /// The bytes in a URL such as `data:image/png;base64,iVBOR…` (RFC 2397); what it says of their kind does not count.
    private func data(of reference: ImageReference) throws(ImageFault) -> [UInt8] {
        let url = reference.source
        if let scheme = reference.scheme, scheme != "data" { throw .unsupportedURL(scheme: scheme) }
        guard let comma = url.firstIndex(of: ","), url[..<comma].lowercased().hasSuffix(";base64") else {
            throw .notBase64
        }
        let digits = url[url.index(after: comma)...].utf8
        guard digits.count / 4 * 3 <= limits.bytes + 2 else {
            throw .tooManyBytes(count: digits.count / 4 * 3, limit: limits.bytes)
        }
        guard let bytes = decodedBase64(digits) else { throw .notBase64 }
        return bytes
    }

    private func decode(_ data: [UInt8]) throws(ImageFault) -> Bitmap {
        do {
            return try ImageDecoder.decode(data, limits: limits)
        } catch {
            throw ImageFault(error)
        }
    }
}
