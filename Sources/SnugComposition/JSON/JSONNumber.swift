/// A finite JSON number: the nearest `Double`, and the digits as written, which may say more.
public struct JSONNumber: Hashable, Sendable {
    /// The nearest double; 0 where the number is too small for one.
    public let value: Double
    /// The number as it is written, valid JSON.
    public let text: String

    /// The number as it was read; the caller knows that the text is valid and the value finite.
    init(text: String, value: Double) {
        self.text = text
        self.value = value
    }

    /// Makes a number with the fewest digits that read back as the same double, as ECMAScript writes it.
    ///
    /// Whole numbers have no fraction, an exponent stands only below 10⁻⁶ and from 10²¹ up, and negative zero is
    /// written 0. Nil if the value is not finite.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        var bytes: [UInt8] = []
        Self.appendShortest(value, to: &bytes)
        self.init(text: String(decoding: bytes, as: UTF8.self), value: value)
    }

    /// Makes a number with the fewest digits that read back as the same float. Nil if the value is not finite.
    public init?(_ value: Float) {
        guard value.isFinite else { return nil }
        var bytes: [UInt8] = []
        Self.appendShortest(description: value.description, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        self.init(text: text, value: Double(text) ?? Double(value))
    }

    /// Makes a whole number, exact whatever its size.
    public init(_ value: some FixedWidthInteger) {
        self.init(text: String(value), value: Double(value))
    }

    /// The number as an integer, exactly: `1.0` and `1e2` are integers, and no digit is lost on the way.
    ///
    /// Throws `SpecFault.notAnInteger` or `.outOfRange`.
    public func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(SpecFault) -> T {
        if let plain = T(text) { return plain }
        var decimal = DecimalDigits(text)
        guard decimal.trimToInteger() else { throw .notAnInteger(found: text) }
        guard let integer = decimal.integer(T.self) else {
            throw .outOfRange(found: text, minimum: String(T.min), maximum: String(T.max))
        }
        return integer
    }
}

/// A number as a sign, digits and a power of ten: ±digits × 10^exponent.
private struct DecimalDigits {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0

    /// Takes a number of valid JSON apart.
    init(_ text: String) {
        var isFraction = false
        var isExponent = false
        var isNegativeExponent = false
        var written = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-") where isExponent: isNegativeExponent = true
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if isExponent {
                    // Exponents beyond any text length all mean the same, so they may stop growing.
                    written = min(written * 10 + Int(digit), 1 << 40)
                } else {
                    if digit != 0 || !digits.isEmpty { digits.append(digit) }
                    if isFraction { exponent -= 1 }
                }
            default: break
            }
        }
        exponent += isNegativeExponent ? -written : written
    }

    /// Moves zeros at the end into the exponent; false if a fraction is left.
    mutating func trimToInteger() -> Bool {
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty { exponent = 0 }
        return exponent >= 0
    }

    /// The value, nil if the type does not hold it.
    func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        // Every digit takes more than three bits, so a longer number needs no arithmetic.
        guard digits.count + exponent <= T.bitWidth else { return nil }
        var result: T = 0
        for place in 0..<(digits.count + exponent) {
            guard let digit = T(exactly: place < digits.count ? digits[place] : 0) else { return nil }
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            let (sum, more) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            if overflow || more { return nil }
            result = sum
        }
        return result
    }
}
