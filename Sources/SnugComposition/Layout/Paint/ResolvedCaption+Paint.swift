extension ResolvedCaption {
    /// The pictures that are painted beside the backdrop, with the keys of the settings that name them.
    var imageUses: [(key: String, image: ImageReference)] {
        let letters = paints.flatMap { [("color", $0.color), ("textStrokeColor", $0.strokeColor)] }
        let parts = highlights.flatMap { [("highlight", $0.color), ("highlight", $0.strokeColor)] }
        let outline =
            background.fills.map { ("background", $0) } + [
                ("strokeColor", background.strokeColor), ("barColor", background.barColor),
            ]
        let page = canvas.map { [("canvas", $0)] } ?? []
        return (page + outline + parts + letters).compactMap { key, style in
            style.image.map { (key, $0) }
        }
    }

    /// Whether the outline has a material and there is nothing that it could lie over.
    var hasMaterialWithoutBackdrop: Bool {
        guard !(canvas?.isVisible ?? false), backdrop == nil else { return false }
        if background.mode != .none { return background.fills.first?.isMaterial ?? false }
        return highlights.contains { $0.color.isMaterial }
    }
}
