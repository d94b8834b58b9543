internal import SnugCairo
public import SnugComposition
internal import SnugImages
internal import SnugSVG
internal import SnugText

extension SnugError {
    /// Where the fault of an error lies, for those who act on it.
    public enum Cause: Hashable, Sendable {
        /// In settings, whoever made them; `SnugError.keys` names them.
        case settings
        /// In the text, the JSON, or the contents of a font or an image.
        case input
        /// A font, an image or other data are missing or cannot be read.
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
        case .style(let error): error.cause
        case .composition(let error): error.cause
        case .unicode: .missing
        case .paint(let error): error.cause
        case .image(let error): error.cause
        case .svg(let error): error.cause
        }
    }

    /// The keys of what the error is about, `text` or those of `CaptionOption`, the likeliest first.
    ///
    /// Empty for a fault of a spec's JSON, which says its place itself, and where no setting has to do with it.
    public var keys: [String] {
        switch self {
        case .style(let error): error.keys
        case .composition(let error): error.keys
        case .paint(let error): error.keys
        case .svg(let error): error.keys
        case .spec, .unicode, .image: []
        }
    }
}

extension SnugError {
    /// The way from the picture's element to the one that the error is about; nil where it is about the whole.
    public var elementPath: ElementPath? {
        if case .composition(.element(let path, _)) = self { path } else { nil }
    }
}

extension StyleError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .unknownName: .settings
        case .unreadable: .missing
        case .tooManyBytes, .damaged, .loop, .tooDeep: .input
        }
    }

    fileprivate var keys: [String] {
        switch self {
        // A file with a fault says its name and the fault's place itself.
        case .damaged: []
        case .unknownName, .unreadable, .tooManyBytes, .loop, .tooDeep: ["style"]
        }
    }
}

extension CompositionError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .element(_, let error): error.cause
        case .noText, .emptyPicture, .textTooLong, .geometry, .markup, .tooManyElements, .elementsTooDeep,
            .tooManyModifiers:
            .input
        case .paintWithoutShape, .onlyOfPictures: .settings
        case .selection, .severalTexts, .pattern: .settings
        case .setting, .percentWithoutCanvas, .noRoom, .fitWithoutRoom: .settings
        case .font(.noFamily), .font(.unreadableFile), .font(.noFace): .missing
        case .font(.damagedFile), .font(.fileTooLarge): .input
        case .font(.noAxis): .settings
        case .image(_, _, let fault): fault.cause
        }
    }

    fileprivate var keys: [String] {
        switch self {
        case .element(_, let error): error.keys
        case .emptyPicture, .tooManyElements, .elementsTooDeep, .tooManyModifiers: []
        case .paintWithoutShape(let key), .onlyOfPictures(let key): [key]
        case .noText, .textTooLong: ["text"]
        case .severalTexts(let keys): keys
        case .markup: ["markup"]
        case .selection: ["highlightRange"]
        case .pattern: ["highlightMatch"]
        case .setting(let key, _), .percentWithoutCanvas(let key), .noRoom(let key, _, _): [key]
        case .fitWithoutRoom: ["fit"]
        case .image(let key, _, _): [key]
        case .font(.noFamily): ["font"]
        case .font(.noAxis): ["variations"]
        case .font: ["fontFile", "font"]
        case .geometry: []
        }
    }
}

extension ImageError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .outOfMemory: .resources
        case .empty: .fault
        case .noData, .notPNG, .notJPEG, .otherFormat, .unknownFormat, .truncated, .badChecksum, .damaged, .otherJPEG,
            .tooManyPixels, .tooManyBytes, .descriptionTooLong:
            .input
        }
    }
}

extension ImageFault {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .unreadable: .missing
        case .unsupportedURL, .notBase64: .settings
        case .unknownFormat, .unsupported, .damaged, .tooManyBytes, .tooManyPixels: .input
        case .outOfMemory: .resources
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

extension SVGError {
    fileprivate var cause: SnugError.Cause {
        switch self {
        case .scale, .canvas, .opacity, .blur, .idPrefix: .settings
        case .stroke, .gradient, .missingOutline, .missingImage: .fault
        case .coordinates: .input
        }
    }

    fileprivate var keys: [String] {
        switch self {
        case .scale: ["scale"]
        case .canvas: ["size", "scale", "fontSize"]
        case .opacity: ["opacity"]
        case .blur: ["textShadow"]
        case .coordinates, .stroke, .gradient, .missingOutline, .missingImage, .idPrefix: []
        }
    }
}
