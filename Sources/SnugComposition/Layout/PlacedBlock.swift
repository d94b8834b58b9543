internal import SnugGeometry
internal import SnugText

/// A block at its place on a canvas that is large enough, or fixed.
struct PlacedBlock {
    var block: CaptionBlock
    /// The canvas: fixed, or just as large as block and margins and rounded up.
    var canvas: Size
    /// The block's upper left corner.
    var origin: Point
    /// The padded line boxes on the grid.
    var boxes: [Rect]

    /// Puts the block into the fixed canvas, or into the smallest whole one.
    init(_ block: CaptionBlock) {
        let caption = block.caption
        let margin = caption.margin
        self.block = block
        canvas =
            caption.canvasSize
            ?? Size(
                width: (block.size.width + margin.left + margin.right).rounded(.up),
                height: (block.size.height + margin.top + margin.bottom).rounded(.up))
        let isFixed = caption.canvasSize != nil
        origin = Point(
            x: Self.start(
                of: block.size.width, from: margin.left, to: canvas.width - margin.right,
                at: isFixed ? caption.place.horizontal : 0.5),
            y: Self.start(
                of: block.size.height, from: margin.top, to: canvas.height - margin.bottom,
                at: isFixed ? caption.place.vertical : 0.5))
        boxes = block.paddedBoxes(at: origin)
    }

    /// Puts the block at a place; the canvas is as if it were just as large as the block.
    init(_ block: CaptionBlock, at origin: Point) {
        self.block = block
        self.origin = origin
        canvas = block.size
        boxes = block.paddedBoxes(at: origin)
    }

    /// Where an extent starts that stands at a part of the room between two places.
    ///
    /// It stands in the middle of its own extent rounded up, and the middle of the room lies on a whole or half unit:
    /// so the grid keeps mirror symmetry.
    private static func start(of extent: Double, from: Double, to: Double, at part: Double) -> Double {
        let whole = extent.rounded(.up)
        let start =
            switch part {
            case 0: from
            case 1: to - whole
            default: (from + to).rounded() / 2 - whole / 2
            }
        return start + (whole - extent) / 2
    }

    /// From the text layout's corner to the canvas'.
    var textOrigin: Point { origin + block.textOrigin }

    /// The box of all that is painted: outline, border, and the text with its border, lines and shadows.
    var painted: Rect {
        let outside = EdgeInsets(block.caption.background.strokeOutside)
        let shape = shape
        let drawnShape = shape.isEmpty || hasNoShape ? .empty : shape.outset(by: outside)
        let text = block.inkReach
        return drawnShape.union(text.isEmpty ? .empty : text.offset(by: textOrigin))
    }

    /// The box that the canvas must hold.
    ///
    /// Without an outline, borders and shadows of letters are taken to surround the line boxes, so that the size does not
    /// jump with the letters used; with one it is their ink that counts, so that what lies inside changes nothing.
    private var held: Rect {
        hasNoShape ? painted.union(block.caption.letterReach.box(ofLetters: shape)) : painted
    }

    /// The box of the outline, or of all padded lines.
    var shape: Rect {
        if let fitted = block.fitted { return Rect(origin: origin + block.shapeOrigin, size: fitted.size) }
        return boxes.reduce(Rect.empty) { $0.union($1) }
    }

    private var hasNoShape: Bool { block.caption.background.mode == .none }

    /// By how many whole units the canvas must grow on each side so that nothing is cut.
    var growth: EdgeInsets {
        guard block.caption.canvasSize == nil else { return .zero }
        let margin = block.caption.margin
        let painted = held
        func units(_ excess: Double) -> Double { max(0, excess.rounded(.up)) }
        return EdgeInsets(
            top: units(margin.top.rounded(.down) - painted.y0),
            left: units(margin.left.rounded(.down) - painted.x0),
            bottom: units(painted.y1 - (canvas.height - margin.bottom.rounded(.down))),
            right: units(painted.x1 - (canvas.width - margin.right.rounded(.down))))
    }

    /// The block in a canvas that has grown to hold all that is painted; a fixed canvas stays.
    func grown() -> PlacedBlock {
        let growth = growth
        guard growth != .zero else { return self }
        let d = Point(x: growth.left, y: growth.top)
        var result = self
        result.canvas.width += growth.left + growth.right
        result.canvas.height += growth.top + growth.bottom
        result.origin = origin + d
        result.boxes = boxes.map { $0.isEmpty ? $0 : $0.offset(by: d) }
        return result
    }

    /// Whether something painted lies outside the canvas by more than a hair.
    var standsOut: Bool {
        let hair = 1.0 / 64
        let painted = painted
        return painted.x0 < -hair || painted.y0 < -hair || painted.x1 > canvas.width + hair
            || painted.y1 > canvas.height + hair
    }
}
