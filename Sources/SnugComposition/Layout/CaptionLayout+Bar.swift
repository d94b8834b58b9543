internal import SnugGeometry
internal import SnugScene
internal import SnugText

extension CaptionLayout {
    /// The bar along the side where the first line begins, cut to the outline.
    func barItems(_ shape: CaptionOutline, _ paints: inout PaintResolver) -> [DisplayItem] {
        let background = caption.background
        guard background.bar > 0, background.barColor.isVisible else { return [] }
        var bar = shape.path.bounds
        if lines.first?.isRightToLeft ?? false {
            bar.x0 = max(bar.x0, bar.x1 - background.bar)
        } else {
            bar.x1 = min(bar.x1, bar.x0 + background.bar)
        }
        let items = paints.fill(.roundedRect(bar, radii: CornerRadii(0)), with: background.barColor, in: bar)
        return [.layer(Layer(items, clip: shape.path))]
    }
}
