internal import CCairo
internal import SnugScene

extension LineStyle {
    /// The longest mitre in line widths, as in SVG; longer ones become bevels.
    static let miterLimit = 4.0

    /// How far the line can reach from its path, in layout units.
    var reach: Double {
        // At the corner of a square cap the line reaches the diagonal of half its width.
        width / 2 * max(join == .miter ? Self.miterLimit : 1, cap == .square ? 2.0.squareRoot() : 1)
    }

    /// Whether cairo can make sense of width and dash.
    var isDrawable: Bool {
        width.isFinite && width >= 0 && dash.allSatisfy { $0.isFinite && $0 >= 0 }
            && (dash.isEmpty || dash.contains { $0 > 0 })
    }

    var cairoJoin: cairo_line_join_t {
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }

    var cairoCap: cairo_line_cap_t {
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}
