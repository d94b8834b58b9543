/// A text in a PNG file, without a language (section 11.3.3.4 of the specification).
struct PNGText {
    private let keyword: StaticString
    /// The text as UTF-8: lines end with U+000A, and there is no U+0000.
    private let bytes: [UInt8]

    /// Nil if nothing is left of the text.
    init?(keyword: StaticString, _ text: String) {
        self.keyword = keyword
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var bytes: [UInt8] = []
        var last: UInt8 = 0
        for byte in text.utf8 where byte != 0 {
            if byte == carriageReturn {
                bytes.append(lineFeed)
            } else if byte != lineFeed || last != carriageReturn {
                bytes.append(byte)
            }
            last = byte
        }
        guard !bytes.isEmpty else { return nil }
        self.bytes = bytes
    }

    /// The contents of an iTXt chunk: keyword, whether and how the text is compressed, no language, no translation of
    /// the keyword, text.
    func chunk() throws(ImageError) -> [UInt8] {
        let compressed = try Zlib.compressed(bytes, .text)
        let isCompressed = compressed.count < bytes.count
        return keyword.description.utf8 + [0, isCompressed ? 1 : 0, 0, 0, 0] + (isCompressed ? compressed : bytes)
    }
}
