/// One entry of a font list: where a font comes from.
public enum FontReference: Hashable, Sendable {
    /// A family by its name, compared without regard to case.
    case family(String)
    /// A family that is taken where it exists and not missed where it does not.
    case wish(String)
    /// A face of a font file; faces of a collection count from 0.
    case file(path: String, face: Int)
}
