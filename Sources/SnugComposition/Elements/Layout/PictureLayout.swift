public import SnugGeometry
public import SnugScene
public import SnugText

/// A picture with everything in its place: a caption that stands alone, or a tree of elements.
public enum PictureLayout: Hashable, Sendable {
    /// A caption that stands alone.
    case caption(CaptionLayout)
    /// A tree of elements.
    case elements(ElementLayout)

    /// Lays a picture out; linear in its texts and its elements.
    public init(
        _ picture: Picture, fonts: any FontProvider, unicode: any UnicodeProvider & PatternProvider,
        images: any ImageSource, limits: Limits = Limits()
    ) throws(CompositionError) {
        if let caption = picture.plainCaption {
            self = .caption(
                try CaptionLayout(caption, fonts: fonts, unicode: unicode, images: images, limits: limits))
        } else {
            self = .elements(
                try ElementLayout(picture, fonts: fonts, unicode: unicode, images: images, limits: limits))
        }
    }

    /// The canvas, whole units on each side.
    public var canvas: Size {
        switch self {
        case .caption(let layout): layout.canvas
        case .elements(let layout): layout.canvas
        }
    }

    /// The texts from the bottom up, as they were laid out, each from a line of its own on.
    public var text: String {
        switch self {
        case .caption(let layout): layout.text
        case .elements(let layout): layout.root.captions.map(\.text).joined(separator: "\n")
        }
    }

    /// What could not be done as asked.
    public var warnings: [Warning] {
        switch self {
        case .caption(let layout): layout.warnings
        case .elements(let layout): layout.warnings
        }
    }

    /// The families of the faces that the texts use, each once, in the order of the alphabet.
    public var familyNames: [String] {
        switch self {
        case .caption(let layout): layout.familyNames
        case .elements(let layout): layout.familyNames
        }
    }

    /// All that is to be painted, from the bottom up; `glyphs` is asked once for each distinct glyph.
    public func displayList(glyphs: any GlyphSource) -> DisplayList {
        switch self {
        case .caption(let layout): layout.displayList(glyphs: glyphs)
        case .elements(let layout): layout.displayList(glyphs: glyphs)
        }
    }
}
