internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// A line along a shape.
struct Line {
    var shape: Shape
    var style: LineStyle
    var paint: Paint

    init(_ line: (shape: Shape, style: LineStyle, paint: Paint)) {
        (shape, style, paint) = line
    }
}

/// Two neighbours in a list that share an edge, which must not show as a seam: a fill and the line on one side of it.
struct FillAndLine {
    /// What lies beside the line.
    enum Fill {
        case shape(Shape, Paint)
        /// A sharp silhouette that the shape is part of: items in the silhouette's colour, which are moved and become
        /// translucent together.
        case silhouette(Shadow, [DisplayItem])
    }

    var fill: Fill
    var line: Line

    init?(_ first: DisplayItem, _ second: DisplayItem) {
        if let fill = first.filled, let line = second.stroked, line.style.side != .both, fill.shape == line.shape {
            self.fill = .shape(fill.shape, fill.paint)
            self.line = Line(line)
        } else if let line = first.stroked, line.style.side == .outside {
            if let fill = second.filled, fill.shape == line.shape {
                self.fill = .shape(fill.shape, fill.paint)
            } else if case .shadow(let shadow, let items) = second, shadow.sigma == 0, shadow.offset == .zero,
                items.contains(where: { $0.filled?.shape == line.shape }),
                // The silhouette is drawn twice, and what lies inside such things would be drawn twice each time.
                items.allSatisfy({ $0.filled != nil || $0.stroked != nil }),
                let flat = items.silhouettes(in: shadow.color.with(alpha: 255))
            {
                self.fill = .silhouette(shadow, flat)
            } else {
                return nil
            }
            self.line = Line(line)
        } else {
            return nil
        }
    }
}
