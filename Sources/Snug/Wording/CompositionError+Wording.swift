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
        case .severalTexts(let keys):
            Wording(
                "the text is given more than once: \(keys.joined(separator: ", "))", "give one of text, markup and runs"
            )
        case .markup(let error): error.wording
        case .selection(let error): error.wording
        case .pattern(.syntax(let offset, let reason)):
            Wording("the regular expression is wrong at byte \(offset): \(reason)", "see the syntax of PCRE2")
        case .pattern(.tooManySteps(let limit)):
            Wording(
                "the regular expression takes more than \(limit) steps on this text",
                "write it without repetitions inside repetitions")
        case .setting(_, let fault): fault.wording
        case .percentWithoutCanvas:
            Wording("per cent are of the canvas' width, and no canvas is fixed", "give a size, or use px or em")
        case .noRoom(_, let width, let taken):
            Wording(
                "of \(rounded(width)) units margin, padding and stroke take \(rounded(taken))",
                "make it larger, or margin, padding and stroke smaller")
        case .fitWithoutRoom:
            Wording("there is nothing to fit into", "give a size or a width")
        case .element(_, let error): error.wording
        case .emptyPicture:
            Wording("nothing in the picture takes any room", "put something into it, or give a size")
        case .tooManyElements(let limit):
            Wording("the picture has more than \(limit) elements", "draw it in parts")
        case .elementsTooDeep(let limit):
            Wording("more than \(limit) elements stand inside one another", "draw it in parts")
        case .tooManyModifiers(let limit):
            Wording(
                "an element and those that it stands in have more than \(limit) modifiers", "draw it in parts")
        case .paintWithoutShape(let modifier):
            Wording(
                "\(modifier) paints shapes and must come first of a shape's modifiers",
                "put it directly behind a shape such as rectangle or circle")
        case .onlyOfPictures(let key):
            Wording(
                "\(key) belongs to the whole picture, not to a part of it",
                "move it to the outermost object, or use a modifier such as frame, padding or background")
        case .font(let error): error.wording
        case .image(_, let reference, let fault): fault.wording(of: reference)
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
                    : "none of these font families exists: \(names.map { quoted($0) }.joined(separator: ", "))",
                Wording.suggestion(
                    closest.map { quoted($0) },
                    otherwise: "name a family that is installed, or give a file with --font-file"))
        case .unreadableFile(let path, let reason):
            Wording("the font \(named(path)) cannot be read: \(reason)", "check its path and its permissions")
        case .damagedFile(let path, let reason):
            Wording("the font \(named(path)) is damaged or no font: \(reason)", "use another copy or another font")
        case .noFace(let path, let face, let count):
            Wording(
                "the font \(named(path)) has no face \(face)",
                count == 1 ? "it has one face, number 0" : "its faces are 0 to \(count - 1)")
        case .fileTooLarge(let path, let size, let limit):
            Wording("the font \(named(path)) has \(size) bytes, more than \(limit)", "use a smaller one")
        case .noAxis(let tag, let available):
            Wording(
                "the font has no axis \(quoted(tag))",
                available.isEmpty ? "it is not a variable font" : "its axes are \(available.joined(separator: ", "))")
        }
    }
}

/// A path in quotes, whole: its end says most.
private func named(_ path: String) -> String {
    quoted(path, most: 4096)
}

extension GeometryError {
    var wording: Wording {
        switch self {
        case .nonFiniteCoordinate, .coordinateOutOfRange:
            Wording("the caption is too large for an outline", "use a smaller font size, or wrap the text")
        case .invalidParameter(let parameter, let value):
            Wording("\(rounded(value)) cannot be used for an outline's \(parameter.rawValue)", "use a smaller value")
        }
    }
}
