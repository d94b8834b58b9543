internal import CHarfBuzz
internal import SnugGeometry

/// Reads glyph outlines as HarfBuzz draws them: unhinted, at the axis settings, without rounding.
@safe final class OutlineReader {
    private let functions: OpaquePointer
    private var pen = OutlinePen()

    init() {
        unsafe functions = hb_draw_funcs_create()
        unsafe hb_draw_funcs_set_move_to_func(
            functions, { _, sink, _, x, y, _ in unsafe target(sink)?.pointee.move(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_line_to_func(
            functions, { _, sink, _, x, y, _ in unsafe target(sink)?.pointee.line(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, sink, _, cx, cy, x, y, _ in unsafe target(sink)?.pointee.quadratic(cx, cy, x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, sink, _, c1x, c1y, c2x, c2y, x, y, _ in
                unsafe target(sink)?.pointee.cubic(c1x, c1y, c2x, c2y, x, y)
            }, nil, nil)
        unsafe hb_draw_funcs_set_close_path_func(
            functions, { _, sink, _, _ in unsafe target(sink)?.pointee.close() }, nil, nil)
        unsafe hb_draw_funcs_make_immutable(functions)
    }

    deinit {
        unsafe hb_draw_funcs_destroy(functions)
    }

    /// A glyph's outline in fractions of an em, y down; every contour is closed.
    func outline(of glyph: UInt32, in font: FontInstance) -> Path {
        pen.start(unitsPerEm: Double(font.face.unitsPerEm))
        unsafe withUnsafeMutablePointer(to: &pen) {
            unsafe hb_font_get_glyph_shape(font.pointer, glyph, functions, $0)
        }
        // A copy, so that the pen's room for steps serves the next glyph.
        return Path(pen.elements.map { $0 })
    }
}

@unsafe private func target(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlinePen>? {
    unsafe data?.assumingMemoryBound(to: OutlinePen.self)
}

/// Takes the steps of an outline in design units, y up.
private struct OutlinePen {
    private(set) var elements: [Path.Element] = []
    private var unitsPerEm = 1.0
    private var start = Point.zero

    mutating func start(unitsPerEm: Double) {
        self.unitsPerEm = unitsPerEm
        elements.removeAll(keepingCapacity: true)
    }

    private func point(_ x: Float, _ y: Float) -> Point {
        // Minus zero would make equal points unequal as bytes.
        Point(x: Double(x) / unitsPerEm, y: 0 - Double(y) / unitsPerEm)
    }

    mutating func move(_ x: Float, _ y: Float) {
        start = point(x, y)
        elements.append(.move(start))
    }

    mutating func line(_ x: Float, _ y: Float) {
        elements.append(.line(point(x, y)))
    }

    mutating func quadratic(_ cx: Float, _ cy: Float, _ x: Float, _ y: Float) {
        elements.append(.quadratic(control: point(cx, cy), to: point(x, y)))
    }

    mutating func cubic(_ c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float, _ x: Float, _ y: Float) {
        elements.append(.cubic(control1: point(c1x, c1y), control2: point(c2x, c2y), to: point(x, y)))
    }

    /// Ends a contour; HarfBuzz draws its last line, which closing would draw again.
    mutating func close() {
        if case .line(start)? = elements.last { elements.removeLast() }
        elements.append(.close)
    }
}
