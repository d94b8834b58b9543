import SnugGeometry
import SnugPixels
import SnugText

@testable import SnugComposition

/// One picture under every name, 40 pixels wide and 20 high.
struct OnePicture: ImageSource {
    func image(_ reference: ImageReference) -> Bitmap { Bitmap(width: 40, height: 20, color: .white) }
}

/// Lays elements out with letters of one width.
struct Trial {
    let fonts = MonospacedFonts()
    var limits = Limits()

    /// A picture's elements in their places.
    func layout(_ element: Element, _ tell: (inout CaptionSpec) -> Void = { _ in }) throws -> ElementLayout {
        var settings = CaptionSpec()
        tell(&settings)
        return try ElementLayout(
            Picture(element, settings: settings), fonts: fonts, unicode: ASCIIRules(), images: OnePicture(),
            limits: limits)
    }

    /// An element that is asked for its size.
    func node(_ element: Element, settings: CaptionSpec = CaptionSpec()) throws -> any LayoutNode {
        let context = try LayoutContext(
            settings: settings, fonts: fonts, unicode: ASCIIRules(), images: OnePicture(), limits: limits)
        var resolver = ElementResolver(context)
        return try resolver.node(element, path: ElementPath())
    }

    /// Width and height that an element takes where it is offered these.
    func size(_ element: Element, _ width: Double? = nil, _ height: Double? = nil) throws -> [Double] {
        let size = try node(element).size(ProposedSize(width: width, height: height)).size
        return [size.width, size.height]
    }

    /// From an element's top to its first and its last baseline.
    func baselines(_ element: Element, _ width: Double? = nil) throws -> [Double?] {
        let size = try node(element).size(ProposedSize(width: width, height: nil))
        return [size.firstBaseline, size.lastBaseline]
    }

    /// The frames of the elements in an element that is offered a size, each as x, y, width and height.
    func frames(_ element: Element, _ width: Double? = nil, _ height: Double? = nil) throws -> [[Double]] {
        let node = try node(element)
        let proposal = ProposedSize(width: width, height: height)
        let placed = try node.place(in: Rect(origin: .zero, size: try node.size(proposal).size), proposal)
        return placed.parts.flatMap(\.nextFrames)
    }
}

extension PlacedElement {
    /// The frames of the outermost elements of the tree in what modifiers have made.
    fileprivate var nextFrames: [[Double]] {
        name == nil ? parts.flatMap(\.nextFrames) : [[frame.x0, frame.y0, frame.width, frame.height]]
    }
}
