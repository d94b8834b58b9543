extension JSONNumber {
    /// Appends the shortest text that reads back as the same finite double, in the form of ECMAScript's
    /// `Number::toString`.
    static func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
        // Small whole numbers, the most frequent ones by far, need no search for digits.
        if value.magnitude < 0x1p53, Double(Int64(value)) == value {
            bytes.append(contentsOf: String(Int64(value)).utf8)
        } else {
            appendShortest(description: value.description, to: &bytes)
        }
    }

    /// The same from a `description`, whose digits are the shortest, whose form is not JSON's everywhere.
    static func appendShortest(description: String, to bytes: inout [UInt8]) {
        var isNegative = false
        var digits: [UInt8] = []
        /// How many of the digits stand before the point.
        var whole = 0
        var sawPoint = false
        var unread = description.utf8[...]
        while let byte = unread.first, byte != UInt8(ascii: "e") {
            unread.removeFirst()
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): sawPoint = true
            default:
                // Zeros at the start are no digits of the number, but they place the point.
                if byte != UInt8(ascii: "0") || !digits.isEmpty {
                    digits.append(byte)
                    if !sawPoint { whole += 1 }
                } else if sawPoint {
                    whole -= 1
                }
            }
        }
        if !unread.isEmpty {
            whole += Int(String(unread.dropFirst()) ?? "") ?? 0
        }
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }

        guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        switch whole {
        case digits.count...21 where digits.count <= 21:
            bytes.append(contentsOf: digits)
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: whole - digits.count))
        case 1...21:
            bytes.append(contentsOf: digits[..<whole])
            bytes.append(UInt8(ascii: "."))
            bytes.append(contentsOf: digits[whole...])
        case -5...0:
            bytes.append(contentsOf: "0.".utf8)
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -whole))
            bytes.append(contentsOf: digits)
        default:
            bytes.append(digits[0])
            if digits.count > 1 {
                bytes.append(UInt8(ascii: "."))
                bytes.append(contentsOf: digits[1...])
            }
            bytes.append(contentsOf: (whole > 0 ? "e+" : "e").utf8)
            bytes.append(contentsOf: String(whole - 1).utf8)
        }
    }
}
