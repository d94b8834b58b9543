/// What kind of file a picture is written as.
enum OutputFormat: String, CaseIterable {
    case png, svg

    /// The format that a file's name asks for by its end, in capitals or small letters; PNG if by none.
    init(name: String) {
        let suffix = name.split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false)
        let isNamed = (suffix?.count ?? 0) > 1
        self = suffix?.last.flatMap { isNamed ? OutputFormat(rawValue: $0.lowercased()) : nil } ?? .png
    }
}
