internal import SnugGeometry
internal import SnugScene

extension DisplayItem {
    /// The shape and the paint of a fill.
    var filled: (shape: Shape, paint: Paint)? {
        switch self {
        case .fill(let path, let paint, let rule): (.path(path, rule), paint)
        case .glyphs(let group, let paint): (.glyphs(group), paint)
        default: nil
        }
    }

    /// The shape, the style and the paint of a line.
    var stroked: (shape: Shape, style: LineStyle, paint: Paint)? {
        switch self {
        case .stroke(let path, let style, let paint): (.path(path, .nonZero), style, paint)
        case .glyphStrokes(let group, let style, let paint): (.glyphs(group), style, paint)
        default: nil
        }
    }

    /// Whether the item, or one inside it, is a material that reads what lies behind it.
    var readsBackdrop: Bool {
        switch self {
        case .material(_, _, backdrop: nil): true
        case .layer(let layer): layer.items.contains(where: \.readsBackdrop)
        default: false
        }
    }
}

extension LineStyle {
    /// Whether there is a line to draw with this width and these dashes.
    var isDrawable: Bool {
        width.isFinite && width >= 0 && dash.allSatisfy { $0.isFinite && $0 >= 0 }
            && (dash.isEmpty || dash.contains { $0 > 0 })
    }
}
