/// A length in layout units (`px`), in ems of the font size, in per cent of the canvas' width, or in canvas pixels.
///
/// A canvas pixel is a 1080th of the canvas' width where that is fixed, else a layout unit: what is made for a canvas 1080
/// units wide (`72cpx`) is as large in proportion on any other, and stands for itself where there is none.
public struct Length: SpecValue {
    /// What the number counts.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Layout units: pixels at scale 1.
        case px
        /// Multiples of the element's font size.
        case em
        /// Hundredths of the canvas' width, where that is fixed.
        case percent = "%"
        /// 1080ths of the canvas' width, layout units where no canvas is fixed.
        case cpx
    }

    /// How many canvas pixels a fixed canvas is wide.
    static let canvasPixels = 1080.0

    /// How many of the unit; finite and within ±1e6.
    public var value: Double
    /// What the number counts.
    public var unit: Unit

    /// Makes a length.
    public init(_ value: Double, _ unit: Unit = .px) {
        self.value = value
        self.unit = unit
    }

    /// A length in layout units.
    public static func px(_ value: Double) -> Length { Length(value, .px) }
    /// A length in ems.
    public static func em(_ value: Double) -> Length { Length(value, .em) }
    /// A length in per cent of the canvas' width.
    public static func percent(_ value: Double) -> Length { Length(value, .percent) }
    /// A length in 1080ths of the canvas' width, in layout units where no canvas is fixed.
    public static func cpx(_ value: Double) -> Length { Length(value, .cpx) }
    /// No length.
    public static let zero = Length(0)

    /// What is expected where a value is none.
    public static let expectation = "a length such as 12, 12px, 0.5em or 10%"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        let text = specText.trimmed
        // The longer name stands first: `px` is the end of it.
        for unit in [Unit.cpx, .px, .em, .percent] where text.hasSuffix(unit.rawValue) {
            guard let value = decimalNumber(text.dropLast(unit.rawValue.count)) else { break }
            self.init(try checkedNumber(value), unit)
            return
        }
        guard let value = decimalNumber(text) else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        self.init(try checkedNumber(value))
    }

    /// The canonical words.
    public var specText: String {
        shortestText(of: value) + (unit == .px ? "" : unit.rawValue)
    }

    /// The number that JSON writes, where it writes one.
    public var specNumber: Double? { unit == .px ? value : nil }

    /// Reads a number of JSON.
    public init?(specNumber: Double) throws(SpecFault) {
        self.init(try checkedNumber(specNumber))
    }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length in layout units.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// A length in layout units.
    public init(floatLiteral value: Double) { self.init(value) }
}

/// A number of a spec, finite and within ±1e6.
func checkedNumber(_ value: Double) throws(SpecFault) -> Double {
    guard value.isFinite, abs(value) <= Limits.specNumber else {
        throw .outOfRange(
            found: shortestText(of: value), minimum: shortestText(of: -Limits.specNumber),
            maximum: shortestText(of: Limits.specNumber))
    }
    return value
}
