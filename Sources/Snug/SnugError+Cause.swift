internal import SnugCairo
internal import SnugComposition
internal import SnugImages
internal import SnugText

extension SnugError {
    /// Where the fault of an error lies, for those who act on it.
    public enum Cause: Hashable, Sendable {
        /// In the settings with these keys, whoever made them.
        case settings([String])
        /// In the text, the JSON, or the contents of a font or an image.
        case input
        /// A font or other data are missing or cannot be read.
        case missing
        /// The machine could not do it, for want of memory.
        case resources
        /// In this library.
        case fault
    }

    /// Where the fault lies.
    public var cause: Cause {
        switch self {
        case .spec: .input
        case .composition(let error): error.cause
        case .unicode: .missing
        case .paint(let error): error.cause
        case .image(let error): error == .outOfMemory ? .resources : .fault
        }
    }
}

extension CompositionError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .noText, .textTooLong, .geometry: .input
        case .setting(let key, _), .percentWithoutCanvas(let key), .noRoom(let key, _, _): .settings([key])
        case .fitWithoutRoom: .settings(["fit"])
        case .font(.noFamily), .font(.unreadableFile), .font(.noFace): .missing
        case .font(.damagedFile), .font(.fileTooLarge): .input
        case .font(.noAxis): .settings(["variations"])
        }
    }
}

extension PaintError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .scale: .settings(["scale"])
        case .canvas, .sideTooLong, .tooManyPixels: .settings(["size", "scale"])
        case .blur, .shadowTooLarge: .settings(["textShadow", "scale"])
        case .cairo: .resources
        case .coordinates, .stroke, .missingOutline, .missingImage: .fault
        case .imageTooLong: .input
        }
    }
}
