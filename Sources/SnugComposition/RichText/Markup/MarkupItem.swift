/// One thing in a list in braces.
struct MarkupItem {
    enum Content {
        /// `.name`
        case name(String)
        /// `key=value`, the value without its quotes.
        case setting(key: String, value: String)
        /// Anything else, up to the next space or brace.
        case other(String)
    }

    var content: Content
    /// Where it stands, in UTF-8 bytes of the markup.
    var offset: Int
}

/// Reads a list in braces.
struct MarkupItemReader {
    private let bytes: [UInt8]
    private(set) var position: Int

    /// - Parameter start: the place behind the opening brace.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        position = start
    }

    /// The items up to the closing brace, behind which `position` stands then; nil if the markup ends before it.
    ///
    /// The list ends early, and `position` stands there, at something that is no item.
    mutating func items() -> [MarkupItem]? {
        var items: [MarkupItem] = []
        while true {
            skipSpace()
            guard let byte = current else { return nil }
            if byte == UInt8(ascii: "}") {
                position += 1
                return items
            }
            guard let item = item() else { return nil }
            items.append(item)
            if case .other = item.content { return items }
        }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte.isMarkupSpace { position += 1 }
    }

    /// The item that starts here; nil if the markup ends inside it.
    private mutating func item() -> MarkupItem? {
        let start = position
        if current == UInt8(ascii: ".") {
            position += 1
            let name = word()
            guard let next = current else { return nil }
            if !name.isEmpty, next.endsMarkupItem { return MarkupItem(content: .name(name), offset: start) }
        } else {
            let key = word()
            guard let next = current else { return nil }
            if !key.isEmpty, next == UInt8(ascii: "=") {
                position += 1
                guard let value = value() else { return nil }
                guard let next = current else { return nil }
                if next.endsMarkupItem { return MarkupItem(content: .setting(key: key, value: value), offset: start) }
            }
        }
        return other(from: start)
    }

    private func other(from start: Int) -> MarkupItem? {
        guard let end = bytes[start...].firstIndex(where: \.endsMarkupItem) else { return nil }
        return MarkupItem(content: .other(String(decoding: bytes[start..<end], as: UTF8.self)), offset: start)
    }

    /// Letters, digits, hyphens and underscores.
    private mutating func word() -> String {
        let start = position
        while let byte = current, byte.isMarkupWord { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A value in quotes, or up to the next space or brace; nil if the markup ends inside it.
    private mutating func value() -> String? {
        guard let first = current else { return nil }
        let quote = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") ? first : nil
        if quote != nil { position += 1 }
        var value: [UInt8] = []
        while let byte = current {
            if let quote {
                if byte == quote { break }
            } else if byte.endsMarkupItem {
                break
            }
            if byte == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1].isASCIIPunctuation {
                position += 1
            }
            value.append(bytes[position])
            position += 1
        }
        guard current != nil else { return nil }
        if quote != nil { position += 1 }
        return String(decoding: value, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isMarkupSpace: Bool {
        self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
    }

    fileprivate var isMarkupWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    fileprivate var endsMarkupItem: Bool { isMarkupSpace || self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }

    /// Whether a backslash before this byte makes it plain text.
    var isASCIIPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
