internal import SnugComposition
internal import SnugFiles
internal import SnugImages

extension ImageFault {
    /// What is wrong with the picture that a reference names.
    func wording(of reference: ImageReference) -> Wording {
        // A path's end says most; of a URL the start is enough.
        let name = quoted(reference.source, most: reference.scheme == nil ? 4096 : 40)
        switch self {
        case .unreadable(let reason):
            return Wording("the image \(name) cannot be read: \(reason)", "check its path and its permissions")
        case .unsupportedURL(let scheme):
            return Wording(
                "the image \(name) is a \(scheme) URL", "save it as a file, or give a data: URL in base64")
        case .notBase64:
            return Wording(
                "the image \(name) is not in base64", "write data:image/png;base64, and the bytes without spaces")
        case .unknownFormat:
            return Wording("the image \(name) is no PNG and no JPEG", "convert it to one of them")
        case .unsupported(let reason, let remedy):
            return Wording("the image \(name) cannot be used: \(reason)", remedy)
        case .damaged(let reason):
            return Wording("the image \(name) is damaged: \(reason)", "use another copy")
        case .tooManyBytes(let count, let limit):
            let bytes = count.map { "\($0) bytes, more than \(limit)" } ?? "more than \(limit) bytes"
            return Wording("the image \(name) has \(bytes)", "make it smaller")
        case .tooManyPixels(let width, let height, let limit):
            return Wording(
                "the image \(name) has \(width) x \(height) pixels, more than \(limit)", "make it smaller")
        case .outOfMemory:
            return Wording("the machine has no memory left for the image \(name)", "make it smaller")
        }
    }

    /// Why the file of a picture cannot be read.
    init(_ error: FileError) {
        if case .tooLarge(_, let size, let limit) = error {
            self = .tooManyBytes(count: size, limit: limit)
        } else {
            self = .unreadable(reason: error.readingReason)
        }
    }

    /// Why the bytes of a picture cannot be decoded.
    init(_ error: ImageError) {
        self =
            switch error {
            case .notPNG, .notJPEG, .unknownFormat: .unknownFormat
            case .otherFormat, .otherJPEG:
                .unsupported(reason: error.wording.problem, remedy: error.wording.remedy)
            case .noData, .empty: .damaged(reason: "it is empty")
            case .descriptionTooLong: .damaged(reason: error.wording.problem)
            case .truncated: .damaged(reason: "it ends too early")
            case .badChecksum: .damaged(reason: "a checksum is wrong")
            case .damaged(let reason): .damaged(reason: reason)
            case .tooManyPixels(let width, let height, let limit):
                .tooManyPixels(width: width, height: height, limit: limit)
            case .tooManyBytes(let count, let limit): .tooManyBytes(count: count, limit: limit)
            case .outOfMemory: .outOfMemory
            }
    }
}
