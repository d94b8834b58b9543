internal import SnugComposition
internal import SnugGeometry
internal import SnugText

extension CompositionError {
    var wording: Wording {
        switch self {
        case .noText:
            Wording("the text is empty or has nothing that can be seen", "give at least one letter to draw")
        case .textTooLong(let bytes, let limit):
            Wording("the text has \(bytes) bytes, more than \(limit)", "draw it in parts")
        case .setting(let key, let fault):
            Wording("\(key): \(fault.wording.problem)", fault.wording.remedy)
        case .percentWithoutCanvas(let key):
            Wording("\(key): per cent are of the canvas' width, and no canvas is fixed", "give a size, or use px or em")
        case .noRoom(let key, let width, let taken):
            Wording(
                "\(key): of \(rounded(width)) units margin, padding and stroke take \(rounded(taken))",
                "make it larger, or margin, padding and stroke smaller")
        case .fitWithoutRoom:
            Wording("fit: there is nothing to fit into", "give a size or a width")
        case .font(let error): error.wording
        case .geometry(let error): error.wording
        }
    }
}

extension FontError {
    var wording: Wording {
        switch self {
        case .noFamily(let names, let closest):
            Wording(
                names.count == 1
                    ? "there is no font family \(quoted(names[0]))"
                    : "none of these font families exists: \(names.map(quoted).joined(separator: ", "))",
                Wording.suggestion(
                    closest.map(quoted), otherwise: "name a family that is installed, or give a file with --font-file"))
        case .unreadableFile(let path, let reason):
            Wording("the font \(quoted(path)) cannot be read: \(reason)", "check the name, and that it may be read")
        case .damagedFile(let path, let reason):
            Wording(
                "the font \(quoted(path)) is damaged or no font: \(reason)", "use a sound TrueType or OpenType file")
        case .noFace(let path, let face, let count):
            Wording(
                "the font \(quoted(path)) has no face \(face)",
                count == 1 ? "it has one face, number 0" : "its faces are 0 to \(count - 1)")
        case .fileTooLarge(let path, let size, let limit):
            Wording("the font \(quoted(path)) has \(size) bytes, more than \(limit)", "use a smaller file")
        case .noAxis(let tag, let available):
            Wording(
                "the font has no axis \(quoted(tag))",
                available.isEmpty ? "it is not a variable font" : "its axes are \(available.joined(separator: ", "))")
        }
    }
}

extension GeometryError {
    var wording: Wording {
        switch self {
        case .nonFiniteCoordinate, .coordinateOutOfRange:
            Wording("the caption is too large for an outline", "use a smaller font size, or wrap the text")
        case .invalidParameter(let parameter, let value):
            Wording("\(parameter.rawValue): \(value) cannot be used for an outline")
        }
    }
}
