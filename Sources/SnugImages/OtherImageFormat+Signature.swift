extension OtherImageFormat {
    /// The format that data begin like; nil if none is known.
    init?(of data: [UInt8]) {
        if let format = Self.signatures.first(where: { $0.matches(data) })?.format {
            self = format
        } else if let format = Self(brandOf: data) ?? Self(markupOf: data) {
            self = format
        } else {
            return nil
        }
    }

    /// Bytes at the start, and bytes behind them where those are too few to tell.
    private struct Signature {
        var format: OtherImageFormat
        var start: [UInt8] = []
        var offset = 0
        var later: [UInt8] = []

        func matches(_ data: [UInt8]) -> Bool {
            data.starts(with: start) && data.dropFirst(offset).starts(with: later)
        }
    }

    private static let signatures: [Signature] =
        [
            Signature(format: .gif, start: Array("GIF8".utf8)),
            Signature(format: .webP, start: Array("RIFF".utf8), offset: 8, later: Array("WEBP".utf8)),
            // The file's length, and four bytes that are reserved.
            Signature(format: .bmp, start: Array("BM".utf8), offset: 6, later: [0, 0, 0, 0]),
            Signature(format: .tiff, start: Array("II*\0".utf8)),
            Signature(format: .tiff, start: Array("MM\0*".utf8)),
            Signature(format: .tiff, start: Array("II+\0".utf8)),
            Signature(format: .tiff, start: Array("MM\0+".utf8)),
            Signature(format: .jpegXL, start: [0xff, 0x0a]),
            Signature(format: .jpegXL, start: [0, 0, 0, 12], offset: 4, later: Array("JXL ".utf8)),
            Signature(format: .jpeg2000, start: [0xff, 0x4f, 0xff, 0x51]),
            Signature(format: .jpeg2000, start: [0, 0, 0, 12], offset: 4, later: Array("jP  ".utf8)),
            Signature(format: .ico, start: [0, 0, 1, 0]),
            Signature(format: .photoshop, start: Array("8BPS".utf8)),
            Signature(format: .qoi, start: Array("qoif".utf8)),
            Signature(format: .mng, start: [0x8a, 0x4d, 0x4e, 0x47]),
            Signature(format: .xcodePNG, start: [0x89, 0x50, 0x4e, 0x47], offset: 12, later: Array("CgBI".utf8)),
            Signature(format: .pdf, start: Array("%PDF-".utf8)),
            Signature(format: .postScript, start: Array("%!PS".utf8)),
            Signature(format: .gzip, start: [0x1f, 0x8b]),
            Signature(format: .zip, start: [0x50, 0x4b, 3, 4]),
        ] + "1234567".utf8.map { Signature(format: .netpbm, start: [UInt8(ascii: "P"), $0, UInt8(ascii: "\n")]) }

    /// The kind of a file in boxes (ISO/IEC 14496-12): its first box names a brand.
    private init?(brandOf data: [UInt8]) {
        guard data.count >= 12, data[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        switch String(decoding: data[8..<12], as: UTF8.self) {
        case "avif", "avis": self = .avif
        case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": self = .heic
        default: self = .video
        }
    }

    /// The kind of a text in marks, which may have a declaration and comments before its first element.
    private init?(markupOf data: [UInt8]) {
        let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
        let text = data.prefix(1024).drop { byteOrderMark.contains($0) || [0x20, 0x09, 0x0a, 0x0d].contains($0) }
        guard text.first == UInt8(ascii: "<") else { return nil }
        let start = String(decoding: text, as: UTF8.self).lowercased()
        if start.contains("<svg") {
            self = .svg
        } else if start.contains("<html") || start.contains("<!doctype html") {
            self = .html
        } else {
            return nil
        }
    }
}
