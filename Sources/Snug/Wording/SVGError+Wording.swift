internal import SnugGeometry
internal import SnugSVG

extension SVGError {
    var wording: Wording {
        switch self {
        case .scale(let scale): Wording("\(rounded(scale)) is no scale", "give a number above 0, such as 2")
        case .canvas(let size):
            Wording(
                "a canvas of \(rounded(size.width)) by \(rounded(size.height)) units cannot be written as SVG",
                "give another size or scale")
        case .coordinates:
            Wording(
                "the caption reaches too far out of its canvas to be written as SVG",
                "use smaller letters, spacing, line height or scale, or wrap the text")
        case .opacity(_, let opacity): Wording("\(rounded(opacity)) is no opacity", "give a number from 0 to 1")
        case .blur(_, let sigma):
            Wording("a shadow cannot be blurred over \(rounded(2 * sigma)) units", "give a blur of 0 or more")
        case .idPrefix(let prefix):
            Wording(
                "no id can begin with \(quoted(prefix))", "use letters and digits of ASCII, - and _, a letter first")
        case .stroke, .gradient, .missingOutline, .missingImage:
            Wording("the picture cannot be written as SVG: \(self)", "this is a fault of snug; please report it")
        }
    }
}
