internal import SnugFonts

/// A face of a font, and where it comes from.
public struct FontFace: Hashable, Sendable {
    /// The family's name.
    public var family: String
    /// What tells the face from others of its family: the style's name, the positions on its axes such as
    /// `wght=700,slnt=-10`, or in a list of all fonts the weights such as `100-900`.
    public var style: String
    /// Where the file lies, nil for the font that is built in.
    public var path: String?
    /// The face's number in the file, from 0.
    public var face: Int
    /// Whether the face has axes along which it changes.
    public var isVariable: Bool

    init(_ info: FontInfo) {
        self.init(
            family: info.family, style: info.isVariable ? info.position : info.style, path: info.path,
            face: info.face & 0xFFFF,
            isVariable: info.isVariable)
    }

    init(_ listing: FontListing) {
        self.init(
            family: listing.family, style: listing.words, path: listing.path, face: listing.face,
            isVariable: listing.isVariable)
    }

    private init(family: String, style: String, path: String?, face: Int, isVariable: Bool) {
        self.family = family
        self.style = style
        self.path = path
        self.face = face
        self.isVariable = isVariable
    }
}

extension FontInfo {
    /// The positions on the axes: `wght=700,slnt=-10`.
    fileprivate var position: String {
        zip(axes, settings).map { axis, value in
            let whole = Int(exactly: value).map(String.init)
            return "\(axis.tag)=\(whole ?? String(value))"
        }.joined(separator: ",")
    }
}

extension FontListing {
    /// What tells the face from others of its family: `400`, `100-900`, `700 italic`, `400 colour`.
    fileprivate var words: String {
        let low = String(Int(weights.lowerBound))
        let high = String(Int(weights.upperBound))
        return [low == high ? low : "\(low)-\(high)", isItalic ? "italic" : "", isColor ? "colour" : ""]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
