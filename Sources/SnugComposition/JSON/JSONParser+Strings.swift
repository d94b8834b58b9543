extension JSONParser {
    /// The string whose opening quote is next.
    mutating func string() throws(JSONError) -> String {
        let opened = position
        index += 1
        var start = index
        var resolved: [UInt8] = []
        while true {
            skipPlainCharacters()
            guard let byte = next else { throw JSONError(.unterminated(.string, opened: opened), at: position) }
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<index]
                index += 1
                if resolved.isEmpty { return String(decoding: rest, as: UTF8.self) }
                resolved.append(contentsOf: rest)
                return String(decoding: resolved, as: UTF8.self)
            case UInt8(ascii: "\\"):
                resolved.append(contentsOf: bytes[start..<index])
                resolved.append(contentsOf: try escape(in: opened).utf8)
                start = index
            case ..<0x20:
                throw JSONError(.controlCharacter(byte), at: position)
            default:
                let length = wellFormedLength(at: index)
                guard length > 0 else { throw JSONError(.invalidUTF8, at: position) }
                continuationBytes += length - 1
                index += length
            }
        }
    }

    /// Goes past the ASCII that stands for itself.
    private mutating func skipPlainCharacters() {
        var end = index
        while end < bytes.count {
            let byte = bytes[end]
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            end += 1
        }
        index = end
    }

    /// The scalar that the escape whose backslash is next stands for.
    private mutating func escape(in opened: JSONPosition) throws(JSONError) -> Unicode.Scalar {
        let start = position
        index += 1
        guard let byte = next else { throw JSONError(.unterminated(.string, opened: opened), at: position) }
        let scalar: Unicode.Scalar
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
        case UInt8(ascii: "b"): scalar = "\u{8}"
        case UInt8(ascii: "f"): scalar = "\u{C}"
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "r"): scalar = "\r"
        case UInt8(ascii: "t"): scalar = "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default:
            guard let scalar = wellFormedScalar(at: index) else { throw JSONError(.invalidUTF8, at: position) }
            throw JSONError(.unknownEscape(scalar), at: start)
        }
        index += 1
        return scalar
    }

    /// The scalar of the escape whose `u` is next, and of the second one if the first is half of a pair.
    private mutating func unicodeEscape(from start: JSONPosition) throws(JSONError) -> Unicode.Scalar {
        index += 1
        let unit = try hexadecimalUnit(of: start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        else { throw JSONError(.loneSurrogate(unit), at: start) }
        let second = position
        index += 2
        let trail = try hexadecimalUnit(of: second)
        let value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + (UInt32(trail) & 0x3FF)
        guard UTF16.isTrailSurrogate(trail), let scalar = Unicode.Scalar(value) else {
            throw JSONError(.loneSurrogate(unit), at: start)
        }
        return scalar
    }

    private mutating func hexadecimalUnit(of escape: JSONPosition) throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw JSONError(.malformedUnicodeEscape, at: escape)
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }
}
