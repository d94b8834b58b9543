internal import SnugCairo
internal import SnugComposition
internal import SnugImages
internal import SnugText

extension SnugError {
    /// Where the fault of an error lies, for those who act on it.
    public enum Cause: Hashable, Sendable {
        /// In settings, whoever made them; `SnugError.keys` names them.
        case settings
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

    /// The keys of what the error is about, `text` or those of `CaptionOption`, the likeliest first.
    ///
    /// Empty for a fault of a spec's JSON, which says its place itself, and where no setting has to do with it.
    public var keys: [String] {
        switch self {
        case .composition(let error): error.keys
        case .paint(let error): error.keys
        case .spec, .unicode, .image: []
        }
    }
}

extension CompositionError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .noText, .textTooLong, .geometry, .markup: .input
        case .selection, .severalTexts, .pattern: .settings
        case .setting, .percentWithoutCanvas, .noRoom, .fitWithoutRoom: .settings
        case .font(.noFamily), .font(.unreadableFile), .font(.noFace): .missing
        case .font(.damagedFile), .font(.fileTooLarge): .input
        case .font(.noAxis): .settings
        }
    }

    fileprivate var keys: [String] {
        switch self {
        case .noText, .textTooLong: ["text"]
        case .severalTexts(let keys): keys
        case .markup: ["markup"]
        case .selection: ["highlightRange"]
        case .pattern: ["highlightMatch"]
        case .setting(let key, _), .percentWithoutCanvas(let key), .noRoom(let key, _, _): [key]
        case .fitWithoutRoom: ["fit"]
        case .font(.noFamily): ["font"]
        case .font(.noAxis): ["variations"]
        case .font: ["fontFile", "font"]
        case .geometry: []
        }
    }
}

extension PaintError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .scale, .canvas, .sideTooLong, .tooManyPixels, .blur, .shadowTooLarge, .opacity, .saturation,
            .layersTooLarge:
            .settings
        case .cairo: .resources
        case .stroke, .missingOutline, .missingImage, .gradient: .fault
        // A layout's places are finite: what remains is a caption that reaches far out of a fixed canvas.
        case .coordinates, .imageTooLong: .input
        }
    }

    fileprivate var keys: [String] {
        switch self {
        case .scale: ["scale"]
        case .canvas, .sideTooLong: ["size", "scale", "fontSize"]
        case .tooManyPixels: ["size", "scale", "maxPixels", "fontSize"]
        case .blur, .shadowTooLarge: ["textShadow", "scale"]
        case .opacity: ["opacity"]
        case .saturation: ["saturation"]
        case .layersTooLarge: ["scale", "maxPixels"]
        case .cairo, .coordinates, .stroke, .missingOutline, .missingImage, .imageTooLong, .gradient: []
        }
    }
}
