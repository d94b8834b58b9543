internal import SnugCairo

extension PaintError {
    var wording: Wording {
        switch self {
        case .scale(let scale): Wording("\(rounded(scale)) is no scale", "give a number above 0, such as 2")
        case .canvas(let size):
            Wording(
                "a canvas of \(rounded(size.width)) by \(rounded(size.height)) units has no pixels",
                "give a larger size or scale")
        case .sideTooLong(let pixels, let limit):
            Wording(
                "the picture would be \(rounded(pixels)) pixels long, more than \(limit)",
                "use a smaller size or scale, or wrap the text")
        case .tooManyPixels(let width, let height, let limit):
            Wording(
                "the picture would have \(width) x \(height) pixels, more than \(limit)",
                "use a smaller size or scale, or raise --max-pixels")
        case .coordinates:
            Wording(
                "the caption reaches too far out of its canvas to be painted",
                "use smaller letters, spacing, line height or scale, or wrap the text")
        case .stroke, .missingOutline, .missingImage, .gradient:
            Wording("the picture cannot be painted: \(self)", "this is a fault of snug; please report it")
        case .imageTooLong(_, let pixels, let limit):
            Wording("an image has a side of \(pixels) pixels, more than \(limit)", "make the image smaller")
        case .blur(_, let sigma, let limit):
            Wording(
                "nothing can be blurred over \(rounded(2 * sigma)) pixels, more than \(rounded(2 * limit))",
                "use a smaller blur or scale")
        case .shadowTooLarge(_, let width, let height, let limits):
            Wording(
                "a shadow is cast by \(width) x \(height) pixels, more than \(limits.pixels) in all or \(limits.side) a side",
                "use a smaller blur, size or scale, or raise --max-pixels")
        case .opacity(_, let opacity):
            Wording("\(rounded(opacity)) is no opacity", "give a number from 0 to 1")
        case .saturation(_, let saturation, let limit):
            Wording(
                "\(rounded(saturation)) is no saturation of a material", "give a number from 0 to \(rounded(limit))")
        case .layersTooLarge(_, let pixels, let limit):
            Wording(
                "layers, shadows and materials would take \(pixels) pixels at the same time, more than \(limit)",
                "nest fewer of them, use a smaller size or scale, or raise --max-pixels")
        case .cairo(let reason):
            Wording("cairo cannot paint the picture: \(reason)", "make it smaller, or give the machine more memory")
        }
    }
}
