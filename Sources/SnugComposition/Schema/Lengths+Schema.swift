extension Length {
    private static let numbers = -Limits.specNumber...Limits.specNumber

    /// A number, or one with a unit.
    public static var schema: SpecSchema {
        .reference("length") {
            .any(of: [.number(numbers), .text(SpecPattern.length(SpecPattern.number))]).described(expectation)
        }
    }

    /// The schema of a length that is not negative.
    static var extentSchema: SpecSchema {
        .reference("extent") {
            .any(of: [.number(0...Limits.specNumber), .text(SpecPattern.length(SpecPattern.extent))])
                .described(expectation + "; not below 0")
        }
    }

    /// The schema of a font size.
    static var fontSizeSchema: SpecSchema {
        .any(of: [.number(Limits.fontSizes), .text(SpecPattern.length(SpecPattern.positive))])
    }
}

extension LengthInsets {
    /// One, two or four lengths, none of them below 0.
    public static var schema: SpecSchema {
        .reference("insets") {
            let length = SpecPattern.length(SpecPattern.extent)
            let next = "\\s*,\\s*\(length)"
            return .any(of: [.number(0...Limits.specNumber), .text("\(length)(\(next)(\(next)\(next))?)?")])
                .described(expectation)
        }
    }
}

extension DashPattern {
    /// A number, or several lengths with white space or commas between them.
    public static var schema: SpecSchema {
        .reference("dashes") {
            let length = SpecPattern.length(SpecPattern.extent)
            return .any(of: [.positiveNumber(upTo: Limits.specNumber), .text("\(length)((\\s+|\\s*,\\s*)\(length))*")])
                .described(expectation)
        }
    }
}

extension FrameLimit {
    /// A length that is not negative, or `infinity`.
    public static var schema: SpecSchema {
        .any(of: [Length.extentSchema, .text("infinity")])
    }
}

extension BaselineShift {
    /// A length, or one of two words.
    public static var schema: SpecSchema { .any(of: [Length.schema, .text("super|sub")]) }
}

extension SpecLineHeight {
    /// A multiple, a length without per cent, or `normal`.
    public static var schema: SpecSchema {
        let length = SpecPattern.length(SpecPattern.positive, units: [.px, .em, .cpx])
        return .any(of: [.number(smallest...Limits.specNumber), .text("normal|\(length)")])
    }
}

extension CanvasSize {
    /// Two numbers with an `x` between them.
    public static var schema: SpecSchema { .text("\(SpecPattern.positive)x\(SpecPattern.positive)") }
}

extension FitRange {
    /// `true`, or two lengths with two points between them; of no words, the whole range.
    public static var schema: SpecSchema {
        let length = SpecPattern.length(SpecPattern.positive)
        return .any(of: [.yes, .text("(\(length)\\s*\\.\\.\\s*\(length))?")])
    }
}

extension GraphemeRange {
    /// Two whole numbers with `..<` between them.
    public static var schema: SpecSchema { .text("[0-9]+\\s*\\.\\.<\\s*[0-9]+") }
}
