internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// A layer and the steps that paint its picture.
struct LayerPlan {
    /// A shadow of the picture.
    struct CastShadow {
        var color: Color
        var blur: GaussianKernel
        /// Where the shadow lies: whole pixels, and 256ths of one more.
        var offset: PixelOffset
        var rest: PixelOffset
        /// The pixels to be painted.
        var area: PixelRect
    }

    /// The steps that paint the picture.
    var steps: [PaintStep]
    /// The pixels of the picture that are seen themselves or in a shadow; they may lie beyond the canvas.
    var source: PixelRect
    /// What is left of the picture, without arcs; nil for all.
    var clip: Path?
    var opacity: Double
    /// The first lies on top.
    var shadows: [CastShadow]

    /// A layer without shadows that is all the picture consists of: its picture can become this one.
    var onlyStep: (layer: LayerPlan, area: PixelRect)? {
        guard steps.count == 1, case .layer(let layer) = steps[0].action else { return nil }
        return (layer, steps[0].area)
    }
}

extension PaintStep {
    /// How many pixels besides those that it paints on a step takes at most at the same time; of alphas, four count as one.
    var extraPixels: Int {
        switch action {
        case .fill(_, let paint), .stroke(_, _, let paint):
            paint.sheetPixels(area)
        case .fillAndStroke(_, let fill, _, let stroke):
            area.count + max(fill.sheetPixels(area), stroke.sheetPixels(area))
        case .image:
            area.count
        case .shadow(let casting):
            casting.extraPixels(area)
        case .silhouetteAndStroke(let casting, _, _, let stroke):
            area.count + max(casting.extraPixels(area), stroke.sheetPixels(area))
        case .group(let steps):
            steps.map(\.extraPixels).max() ?? 0
        case .layer(let layer):
            layer.extraPixels(area)
        case .material(let material):
            material.extraPixels(area)
        }
    }
}

extension ShadowCasting {
    fileprivate func extraPixels(_ area: PixelRect) -> Int {
        let blurred = blur == .sharp ? 0 : source.height * area.width / 2 + area.count / 4
        return source.count / 4 + max(blurred, steps.map(\.extraPixels).max() ?? 0)
    }
}

extension LayerPlan {
    fileprivate func extraPixels(_ area: PixelRect) -> Int {
        let inner = steps.map(\.extraPixels).max() ?? 0
        let painting = onlyStep == nil ? source.count + inner : inner + max(0, source.count - steps[0].area.count)
        let blurring =
            shadows.map { shadow -> Int in
                let rows = source.height * shadow.area.width / 2
                return source.count / 2 + rows + shadow.area.count / 4
            }.max() ?? 0
        let composing = shadows.isEmpty ? 0 : area.count + blurring
        return max(painting, source.count + composing)
    }
}

extension Paint {
    fileprivate func sheetPixels(_ area: PixelRect) -> Int {
        if case .color = self { 0 } else { area.count }
    }
}
