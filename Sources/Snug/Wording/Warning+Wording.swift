public import SnugComposition

extension Warning {
    /// One line that says what could not be done as asked.
    public var message: String {
        switch self {
        case .withoutOutline(let key):
            "\(key) has no effect without an outline; give one, such as fillet"
        case .element(let path, let warning):
            "\(path.text): \(warning.message)"
        case .missingGlyph(let scalar):
            "no font has \(named(scalar)); it is drawn as a box"
        case .missingFamily(let name):
            "there is no font family \(quoted(name)); the next of the list is used"
        case .lineTooWide(let line, let width, let room):
            "line \(line + 1) is \(rounded(width)) units wide and has room for \(rounded(room)); "
                + "allow cuts inside words with --overflow anywhere, or make the letters smaller"
        case .outlineTooWide(let width, let limit):
            "the outline is \(rounded(width)) units wide and should have at most \(rounded(limit)); "
                + "make the letters smaller, or find their size with --fit"
        case .outsideCanvas:
            "something reaches out of the canvas and is cut at its edge"
        case .doesNotFit(let size):
            "the text does not fit, not even at font size \(rounded(size))"
        case .lowContrast(let color, let backdrop, let ratio, let nearest):
            "letters in \(color) on \(backdrop) have a contrast of \(rounded(ratio)) to 1, which is hard to read"
                + (nearest.map { "; the nearest colour with enough is \($0)" } ?? "")
        case .unclosedMarkup(let marker):
            "\(marker.marker) at byte \(marker.offset) of the markup is closed nowhere and is drawn as text; "
                + "write \\\(marker.marker) where it is meant so"
        case .highlightNotFound(let text):
            "\(quoted(text)) is to be highlighted and does not occur"
        case .materialWithoutBackdrop:
            "the material has nothing to blur and is drawn as its tint alone; give a --canvas or a --backdrop"
        case .controlCharacter(let scalar):
            "the control character \(named(scalar)) is drawn as nothing"
        }
    }
}
