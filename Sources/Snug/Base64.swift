/// The bytes of a text in base64 (RFC 4648, section 4); nil for any text that an encoder would not have made.
///
/// White space, missing padding and bits that are left over are refused.
func decodedBase64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    for character in text {
        guard let digit = base64Digit(character) else {
            guard character == UInt8(ascii: "="), padding < 2 else { return nil }
            padding += 1
            continue
        }
        guard padding == 0 else { return nil }
        bits = bits << 6 | digit
        count += 1
        if count % 4 == 0 {
            bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
            bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits = 0
        }
    }
    switch (count % 4, padding) {
    case (0, 0):
        return bytes
    case (3, 1) where bits & 0b11 == 0:
        return bytes + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    case (2, 2) where bits & 0b1111 == 0:
        return bytes + [UInt8(truncatingIfNeeded: bits >> 4)]
    default:
        return nil
    }
}

private func base64Digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
