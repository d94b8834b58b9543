import SnugComposition
import Testing

private func number(_ text: String) throws -> JSONNumber {
    guard case .number(let number) = try read(text).value else { throw SpecFault.notFinite }
    return number
}

@Suite("A number")
struct JSONNumberTests {
    @Test(
        "has the fewest digits that say it, and an exponent only where it is very large or small",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.0, "-1"), (24.0, "24"), (0.1, "0.1"), (-0.5, "-0.5"),
            (1.0 / 3, "0.3333333333333333"), (100.25, "100.25"), (1e5, "100000"), (1e15, "1000000000000000"),
            (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
            (1e16, "10000000000000000"), (-1.5e17, "-150000000000000000"), (1e20, "100000000000000000000"),
            (123_456_789_012_345_683_968, "123456789012345680000"), (1e21, "1e+21"), (1.5e21, "1.5e+21"),
            (1e-4, "0.0001"), (0.000123, "0.000123"), (1e-5, "0.00001"), (1e-6, "0.000001"), (1.25e-6, "0.00000125"),
            (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (-1e-10, "-1e-10"), (1e100, "1e+100"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
            (4.35, "4.35"), (0.00002, "0.00002"), (4e15 + 0.5, "4000000000000000.5"),
        ])
    func shortestText(_ value: Double, _ text: String) throws {
        let number = try #require(JSONNumber(value))
        #expect(number.text == text)
        #expect(try read(text).bare == JSONNode(.number(number)).bare)
    }

    @Test("reads back as the same double, whatever its bits")
    func roundTrip() throws {
        var generator = RepeatableGenerator(7)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: generator.next())
            guard let written = JSONNumber(value) else {
                #expect(!value.isFinite)
                continue
            }
            #expect(try number(written.text).value.bitPattern == value.bitPattern)
        }
    }

    @Test("of few digits is read as the standard library reads it")
    func shortNumbers() throws {
        var generator = RepeatableGenerator(8)
        for _ in 0..<20_000 {
            let digits =
                Int64.random(in: 0..<10_000_000_000_000_000, using: &generator)
                >> Int64.random(
                    in: 0..<50, using: &generator)
            let fraction = Int.random(in: 0..<1_000_000, using: &generator)
            let exponent = Int.random(in: -30...30, using: &generator)
            for text in [
                "\(digits)", "-\(digits).\(fraction)", "\(digits)e\(exponent)", "\(digits).\(fraction)E\(exponent)",
            ] {
                #expect(try number(text).value == Double(text))
            }
        }
    }

    @Test("that is not finite is none of JSON's")
    func notFinite() {
        for value in [Double.nan, .infinity, -.infinity, .signalingNaN] { #expect(JSONNumber(value) == nil) }
        for value in [Float.nan, .infinity, -.infinity] { #expect(JSONNumber(value) == nil) }
    }

    @Test("made from a float has a float's digits")
    func floats() throws {
        #expect(JSONNumber(Float(0.1))?.text == "0.1")
        #expect(JSONNumber(Float(16_777_216))?.text == "16777216")
        #expect(JSONNumber(Float.greatestFiniteMagnitude)?.text == "3.4028235e+38")
        #expect(JSONNumber(Float.leastNonzeroMagnitude)?.text == "1e-45")
    }

    @Test(
        "is an integer if its value is, however it is written",
        arguments: [
            ("0", 0), ("-0", 0), ("0.000", 0), ("0e99999999999999999999", 0), ("-0.0e-99999999999999999999", 0),
            ("1.0", 1), ("1e2", 100), ("-1.5e1", -15), ("12000e-3", 12), ("0.00012e5", 12),
            ("9223372036854775807", .max), ("9223372036854775807.0", .max), ("-9223372036854775808", .min),
            ("-9223372036854775.808e3", .min), ("9007199254740993.0", 9_007_199_254_740_993),
            ("922337203685477580700000000000000000000e-20", .max),
        ])
    func integers(_ text: String, _ value: Int64) throws {
        #expect(try number(text).integer(Int64.self) == value)
    }

    @Test(
        "with a fraction is no integer, even where a double could not tell",
        arguments: [
            "0.5", "1.5", "1e-1", "4503599627370496.1", "9223372036854775807.5", "1e-99999999999999999999", "12e-2",
        ])
    func fractions(_ text: String) {
        #expect(throws: SpecFault.notAnInteger(found: text)) { try number(text).integer(Int64.self) }
    }

    @Test(
        "beyond its type's bounds is out of range",
        arguments: [
            "9223372036854775808", "-9223372036854775809", "9223372036854775808.0", "1e19", "1e300",
            "-92233720368547758080",
        ])
    func outOfRange(_ text: String) {
        let fault = SpecFault.outOfRange(
            found: text, minimum: "-9223372036854775808", maximum: "9223372036854775807")
        #expect(throws: fault) { try number(text).integer(Int64.self) }
    }

    @Test("is held by the small types up to their bounds")
    func smallTypes() throws {
        #expect(try number("255.0").integer(UInt8.self) == 255)
        #expect(throws: SpecFault.outOfRange(found: "256", minimum: "0", maximum: "255")) {
            try number("256").integer(UInt8.self)
        }
        #expect(throws: SpecFault.outOfRange(found: "-1.0", minimum: "0", maximum: "255")) {
            try number("-1.0").integer(UInt8.self)
        }
        #expect(try number("-1.28e2").integer(Int8.self) == -128)
        #expect(try number("18446744073709551615").integer(UInt64.self) == .max)
        #expect(try number("340282366920938463463374607431768211455.0").integer(UInt128.self) == .max)
    }
}
