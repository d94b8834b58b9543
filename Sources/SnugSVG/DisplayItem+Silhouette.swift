internal import SnugPixels
internal import SnugScene

extension DisplayItem {
    /// The item in one colour, each point as opaque as before times the colour's alpha; nil if only pixels can tell it,
    /// as with pictures and blurred shadows.
    func silhouette(in color: Color) -> DisplayItem? {
        switch self {
        case .fill(let path, let paint, let rule):
            return paint.recolored(color).map { .fill(path, $0, rule) }
        case .stroke(let path, let style, let paint):
            return paint.recolored(color).map { .stroke(path, style, $0) }
        case .glyphs(let group, let paint):
            return paint.recolored(color).map { .glyphs(group, $0) }
        case .glyphStrokes(let group, let style, let paint):
            return paint.recolored(color).map { .glyphStrokes(group, style, $0) }
        case .image:
            return nil
        case .shadow(let shadow, let items):
            guard shadow.sigma == 0 else { return nil }
            let flat = Shadow(color: color.with(alpha: shadow.color.alpha), offset: shadow.offset)
            return items.silhouettes(in: color).map { .shadow(flat, of: $0) }
        case .layer(let layer):
            guard layer.shadows.isEmpty else { return nil }
            return layer.items.silhouettes(in: color).map {
                .layer(Layer($0, clip: layer.clip, opacity: layer.opacity))
            }
        case .material(let path, _, backdrop: _):
            return .fill(path, .color(color), .nonZero)
        }
    }
}

extension [DisplayItem] {
    /// All items in one opaque colour; nil if only pixels can tell one of them.
    func silhouettes(in color: Color) -> [DisplayItem]? {
        var result: [DisplayItem] = []
        for item in self {
            guard let flat = item.silhouette(in: color) else { return nil }
            result.append(flat)
        }
        return result
    }
}

extension Paint {
    /// The paint with another colour and its own alpha; nil for a picture.
    fileprivate func recolored(_ color: Color) -> Paint? {
        func flat(_ old: Color) -> Color { color.with(alpha: old.alpha) }
        func flat(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(location: $0.location, color: flat($0.color)) }
        }
        switch self {
        case .color(let old):
            return .color(flat(old))
        case .linearGradient(var gradient):
            gradient.stops = flat(gradient.stops)
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.stops = flat(gradient.stops)
            return .radialGradient(gradient)
        case .image:
            return nil
        }
    }
}
