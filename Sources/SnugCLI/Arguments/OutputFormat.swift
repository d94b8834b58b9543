/// What kind of file a picture is written as.
enum OutputFormat: String, CaseIterable {
    case png, svg

    /// Ends of names that ask for a format which is not written.
    private static let others: Set = [
        "apng", "avif", "bmp", "gif", "heic", "jpeg", "jpg", "jxl", "pdf", "tif", "tiff", "webp",
    ]

    /// The format that a file's name asks for by its end, in capitals or small letters; PNG if by none.
    init(name: String) {
        self = Self.suffix(of: name).flatMap { OutputFormat(rawValue: $0) } ?? .png
    }

    /// The end of a name that asks for a format which is not written, such as `jpg`.
    static func otherFormat(of name: String) -> String? {
        suffix(of: name).flatMap { others.contains($0) ? $0 : nil }
    }

    private static func suffix(of name: String) -> String? {
        let parts = name.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        return parts.count > 1 ? parts.last?.lowercased() : nil
    }
}
