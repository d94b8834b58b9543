/// Where a face stands in its family, by CSS' measures.
struct FaceTraits: Hashable {
    /// How a face leans.
    enum Slant: Hashable {
        /// Not at all.
        case upright
        /// A leaning form of the upright letters.
        case oblique
        /// Letters drawn for leaning.
        case italic
        /// As far as an axis is set.
        case anySlant
    }

    /// CSS weights that it covers; more than one for a variable face.
    var weight: ClosedRange<Double>
    /// CSS widths in per cent that it covers.
    var width: ClosedRange<Double>
    /// How it leans.
    var slant: Slant
}

extension FaceTraits {
    /// Reads the traits of an opened face: tables `OS/2`, else `head`, and the axes.
    init(of face: FontFace) {
        func range(_ tag: StaticString, else value: Double) -> ClosedRange<Double> {
            guard let axis = face.axes.first(where: { $0.tag == openTypeTag(tag) }), axis.minimum <= axis.maximum
            else { return value...value }
            return axis.minimum...axis.maximum
        }
        let style = face.withTable("OS/2") { table -> (weight: Double, width: Double, selection: UInt16)? in
            guard let weight = table.uint16(at: 4), let width = table.uint16(at: 6), let bits = table.uint16(at: 62)
            else { return nil }
            return (Double(weight), percent(ofWidthClass: width), bits)
        }
        let macStyle = face.withTable("head") { $0.uint16(at: 44) } ?? 0
        weight = range("wght", else: style.map { $0.weight } ?? (macStyle & 1 != 0 ? 700 : 400))
        width = range("wdth", else: style.map { $0.width } ?? 100)
        let canLean = face.axes.contains {
            ($0.tag == openTypeTag("ital") || $0.tag == openTypeTag("slnt")) && $0.minimum < $0.maximum
        }
        if canLean {
            slant = .anySlant
        } else if let bits = style?.selection, bits & 1 << 9 != 0 {
            slant = .oblique
        } else {
            slant = (style.map { $0.selection & 1 } ?? macStyle & 2) != 0 ? .italic : .upright
        }
    }
}

/// The width that a class of `OS/2` stands for, after the OpenType specification, `usWidthClass`.
private func percent(ofWidthClass number: UInt16) -> Double {
    let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return percents[max(0, min(percents.count - 1, Int(number) - 1))]
}
