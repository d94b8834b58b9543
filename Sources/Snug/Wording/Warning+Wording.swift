public import SnugComposition

extension Warning {
    /// One line that says what could not be done as asked.
    public var message: String {
        switch self {
        case .missingGlyph(let scalar):
            "no font has \(named(scalar)); it is drawn as a box"
        case .missingFamily(let name):
            "there is no font family \(quoted(name)); the next of the list is used"
        case .lineTooWide(let line, let width, let room):
            "line \(line + 1) is \(rounded(width)) units wide and has room for \(rounded(room)); "
                + "allow cuts inside words with --overflow anywhere, or make the letters smaller"
        case .outsideCanvas:
            "the caption is larger than its canvas and is cut at the edge"
        case .doesNotFit(let size):
            "the text does not fit, not even at font size \(rounded(size))"
        case .controlCharacter(let scalar):
            "the control character \(named(scalar)) is drawn as nothing"
        }
    }
}
