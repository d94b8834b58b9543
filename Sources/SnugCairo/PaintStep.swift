internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// One thing to paint, with the pixels that it can reach.
struct PaintStep {
    /// What has an inside and an edge; its paths have no arcs.
    enum Shape: Equatable {
        case path(Path, FillRule)
        case glyphs(GlyphGroup)
    }

    enum Action {
        case fill(Shape, Paint)
        case stroke(Shape, LineStyle, Paint)
        /// A fill and a line on one side of its edge.
        case fillAndStroke(Shape, fill: Paint, LineStyle, stroke: Paint)
        /// A picture of the list, and its rectangle in layout units.
        case image(Int, Rect)
        case shadow(ShadowCasting)
        /// A sharp silhouette and a line outside a shape that is part of it.
        case silhouetteAndStroke(ShadowCasting, Shape, LineStyle, stroke: Paint)
        /// Steps that keep within the area.
        case group([PaintStep])
        case layer(LayerPlan)
        case material(MaterialPlan)
    }

    var action: Action
    var area: PixelRect
}

/// A shadow and what casts it.
struct ShadowCasting {
    var color: Color
    var blur: GaussianKernel
    /// What casts the shadow, at the shadow's place.
    var items: [DisplayItem]
    /// The steps that paint it.
    var steps: [PaintStep]
    /// The pixels of the steps that have a part in the pixels to be painted; they may lie beyond the canvas.
    var source: PixelRect

    /// Whether this is a silhouette with the inside of a shape in it.
    func isSilhouette(with shape: PaintStep.Shape) -> Bool {
        blur == .sharp && steps.contains { if case .fill(shape, _) = $0.action { true } else { false } }
    }
}

extension PaintStep.Action {
    /// Both actions as one, if they are a fill and a line on one side of the same edge; the order does not matter, as
    /// neither lies over the other save for the line inside, which must come last, and the line before a silhouette.
    func merged(with next: PaintStep.Action) -> PaintStep.Action? {
        switch (self, next) {
        case (.fill(let shape, let fill), .stroke(let edge, let style, let stroke))
        where edge == shape && style.side != .both,
            (.stroke(let edge, let style, let stroke), .fill(let shape, let fill))
        where edge == shape && style.side == .outside:
            .fillAndStroke(shape, fill: fill, style, stroke: stroke)
        case (.stroke(let edge, let style, let stroke), .shadow(let casting))
        where style.side == .outside && casting.isSilhouette(with: edge):
            .silhouetteAndStroke(casting, edge, style, stroke: stroke)
        default: nil
        }
    }
}
