extension JSONParser {
    /// The number whose first byte, a minus or a digit, is next.
    mutating func number() throws(JSONError) -> JSONNumber {
        let start = position
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var decimal = SmallDecimal()

        let firstDigit = next
        guard takeDigits(&decimal) > 0 else {
            if let byte = next, byte.isWordCharacter { throw bareWordMistake(from: start) }
            throw malformed(.noDigitAfterMinus, from: start)
        }
        if firstDigit == UInt8(ascii: "0"), index > start.offset + (isNegative ? 2 : 1) {
            throw malformed(.leadingZero, from: start)
        }
        if next == UInt8(ascii: ".") {
            index += 1
            let count = takeDigits(&decimal)
            guard count > 0 else { throw malformed(.noDigitAfterPoint, from: start) }
            decimal.exponent -= count
        }
        if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
            index += 1
            let sign = next
            if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
            var exponent = SmallDecimal()
            guard takeDigits(&exponent) > 0 else { throw malformed(.noDigitInExponent, from: start) }
            decimal.add(exponent: exponent, isNegative: sign == UInt8(ascii: "-"))
        }
        if let byte = next, byte.continuesNumber { throw malformed(.trailingCharacters, from: start) }

        let text = String(decoding: bytes[start.offset..<index], as: UTF8.self)
        let value = decimal.exactDouble.map { isNegative ? -$0 : $0 } ?? Double(text) ?? .infinity
        guard value.isFinite else {
            throw JSONError(.numberTooLarge(excerpt(from: start.offset, to: index)), at: start)
        }
        return JSONNumber(text: text, value: value)
    }

    /// Goes past the digits that are next; how many there are.
    private mutating func takeDigits(_ decimal: inout SmallDecimal) -> Int {
        let start = index
        while index < bytes.count, bytes[index].isDigit {
            decimal.append(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        return index - start
    }

    /// The mistake with all that belongs to the number, as the reader of the message sees it.
    func malformed(_ mistake: JSONNumberMistake, from start: JSONPosition) -> JSONError {
        var end = start.offset
        while end < bytes.count, bytes[end].continuesNumber { end += 1 }
        return JSONError(.malformedNumber(excerpt(from: start.offset, to: end), mistake: mistake), at: start)
    }
}

extension UInt8 {
    var continuesNumber: Bool {
        isWordCharacter || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "%")
    }
}

/// A number while it is read, kept as long as it is small enough for one exact operation.
private struct SmallDecimal {
    private var digits: Int64 = 0
    private var isExact = true
    var exponent = 0

    mutating func append(_ digit: UInt8) {
        // Below 10¹⁵ every integer is a double.
        if digits < 100_000_000_000_000 {
            digits = digits * 10 + Int64(digit)
        } else {
            isExact = false
        }
    }

    mutating func add(exponent other: SmallDecimal, isNegative: Bool) {
        guard other.isExact, other.digits < 1000 else { return isExact = false }
        exponent += isNegative ? -Int(other.digits) : Int(other.digits)
    }

    /// The double, where digits and power are both exact, so that the one operation rounds once and correctly.
    var exactDouble: Double? {
        guard isExact else { return nil }
        switch exponent {
        case 0: return Double(digits)
        case 1...22: return Double(digits) * Self.powers[exponent]
        case -22 ... -1: return Double(digits) / Self.powers[-exponent]
        default: return nil
        }
    }

    /// The powers of ten that are doubles exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
