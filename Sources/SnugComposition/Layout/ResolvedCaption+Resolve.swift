internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

extension ResolvedCaption {
    /// Fills in the defaults, checks the ranges and turns all lengths into layout units.
    ///
    /// - Parameters:
    ///   - canvasWidth: that of the fixed canvas, where the spec itself does not fix one.
    ///   - page: what lies behind the caption beside its own canvas, from the bottom up.
    init(
        _ spec: CaptionSpec, canvasWidth: Double? = nil, over page: [ShapeStyle] = [],
        unicode: any UnicodeProvider & PatternProvider, limits: Limits
    ) throws(CompositionError) {
        let source = try CaptionText(spec, unicode: unicode, limits: limits)
        try Self.checkPicture(spec)
        let canvasSize = spec.size.map {
            Size(width: $0.width.rounded(.up), height: $0.height.rounded(.up))
        }
        let letters = try LetterResolver(spec, text: source.flat.string, canvasWidth: canvasSize?.width ?? canvasWidth)
        let lengths = letters.lengths
        let background = try Self.background(spec, lengths: lengths)
        let margin = try Self.margin(spec, background: background, lengths: lengths)
        let align = spec.align ?? CaptionDefaults.align
        let widthLimit = try Self.widthLimit(
            spec, background.mode, canvasSize: canvasSize, margin: margin, lengths: lengths)
        let room = try widthLimit.map { (limit) throws(CompositionError) in
            try Self.room(in: limit, background: background, key: spec.width == nil ? "size" : "width")
        }
        let lineHeight = try Self.lineHeight(spec.lineHeight ?? CaptionDefaults.lineHeight, lengths: lengths)
        let canvas = try (spec.canvas ?? CaptionDefaults.canvas).map { (style) throws(CompositionError) in
            try style.checked(key: "canvas")
        }
        let text = try letters.text(
            source.flat, lineHeight: lineHeight,
            behind: background.letterBackdrop(over: page + spec.pageStyles))

        self.init(
            text: text.styled, paint: text.paint, spanPaints: text.spanPaints, highlights: text.highlights,
            shadows: try Self.shadows(spec, lengths: lengths), source: source.isPlain ? nil : source.text,
            warnings: source.warnings + text.warnings + Self.outlineWarnings(spec, background.mode),
            paragraph: ParagraphStyle(
                width: room, alignment: align, fillsWidth: align == .justify && room != nil, lineHeight: lineHeight,
                direction: spec.direction ?? CaptionDefaults.direction,
                overflow: spec.overflow ?? CaptionDefaults.overflow,
                strictness: spec.lineBreak ?? CaptionDefaults.lineBreak, wrap: spec.wrap ?? CaptionDefaults.wrap,
                maxLines: try Self.count(spec.maxLines, key: "maxLines"),
                ellipsis: spec.ellipsis ?? CaptionDefaults.ellipsis,
                paragraphSpacing: try lengths.extent(
                    spec.paragraphSpacing ?? CaptionDefaults.paragraphSpacing, key: "paragraphSpacing")),
            textBox: spec.textBox ?? CaptionDefaults.textBox, canvasSize: canvasSize, canvas: canvas,
            backdrop: spec.backdrop, isBackdropInside: spec.backdropInside ?? false, debug: spec.debug, margin: margin,
            place: spec.place ?? CaptionDefaults.place, background: background, widthLimit: widthLimit)
    }

    /// Refuses what only painting will use, so that a layout alone is not lenient with it.
    private static func checkPicture(_ spec: CaptionSpec) throws(CompositionError) {
        _ = try count(spec.maxPixels, key: "maxPixels")
        guard let scale = spec.scale, !(scale.isFinite && scale > 0) else { return }
        throw .setting(
            key: "scale",
            fault: .notAValue(
                expected: "a number above 0, such as 2", found: shortestText(of: scale), suggestion: nil))
    }

    /// What is told of a background that is not drawn.
    private static func outlineWarnings(_ spec: CaptionSpec, _ mode: OutlineMode) -> [Warning] {
        guard mode == .none else { return [] }
        let told = [("background", spec.background != nil), ("material", spec.material != nil)]
        let lines = [
            ("stroke", spec.stroke.map { $0.value > 0 } ?? false), ("bar", spec.bar.map { $0.value > 0 } ?? false),
        ]
        return (told + lines).filter(\.1).map { .withoutOutline(key: $0.0) }
    }

    private static func count(_ count: Int?, key: String) throws(CompositionError) -> Int? {
        guard let count, count < 1 else { return count }
        throw .setting(key: key, fault: .outOfRange(found: String(count), minimum: "1", maximum: nil))
    }

    private static func shadows(_ spec: CaptionSpec, lengths: LengthResolver) throws(CompositionError) -> [Shadow] {
        var shadows: [Shadow] = []
        for shadow in spec.textShadow ?? [] {
            shadows.append(try lengths.shadow(shadow, key: "textShadow"))
        }
        return shadows
    }

    private static func lineHeight(
        _ value: SpecLineHeight, lengths: LengthResolver
    ) throws(CompositionError) -> LineHeight {
        switch value {
        case .multiple(let factor): .multiple(factor)
        case .length(let length): .fixed(try lengths.units(length, key: "lineHeight"))
        case .normal: .normal
        }
    }

    private static func background(
        _ spec: CaptionSpec, lengths: LengthResolver
    ) throws(CompositionError) -> Background {
        let mode = spec.outline ?? CaptionDefaults.outline
        let radius = try lengths.extent(spec.radius ?? CaptionDefaults.radius, key: "radius")
        let innerRadius =
            try spec.innerRadius.map { (length) throws(CompositionError) in
                try lengths.extent(length, key: "innerRadius")
            } ?? radius * CaptionDefaults.innerRadiusRatio
        var padding = try lengths.insets(spec.padding ?? CaptionDefaults.padding, key: "padding")
        if mode.hasOnePadding {
            padding = EdgeInsets(max(padding.top, padding.left, padding.bottom, padding.right))
        }
        let stroke = try lengths.extent(spec.stroke ?? CaptionDefaults.stroke, key: "stroke")
        return Background(
            mode: mode, fills: try fills(spec),
            padding: mode == .none ? .zero : padding, radius: radius, innerRadius: innerRadius,
            snap: try spec.snap.map { (length) throws(CompositionError) in
                try lengths.extent(length, key: "snap")
            },
            bridge: try lengths.extent(spec.bridge ?? CaptionDefaults.bridge, key: "bridge"),
            stroke: mode == .none ? 0 : stroke,
            strokeColor: try (spec.strokeColor ?? CaptionDefaults.strokeColor).checked(key: "strokeColor"),
            strokeAlign: spec.strokeAlign ?? CaptionDefaults.strokeAlign,
            strokeDash: try spec.strokeDash.map { (pattern) throws(CompositionError) in
                try lengths.dash(pattern, key: "strokeDash")
            } ?? [],
            bar: mode == .none ? 0 : try lengths.extent(spec.bar ?? CaptionDefaults.bar, key: "bar"),
            barColor: try (spec.barColor ?? CaptionDefaults.barColor).checked(key: "barColor"))
    }

    /// What fills the outline, from the bottom up: over a material there is nothing unless it is asked for.
    private static func fills(_ spec: CaptionSpec) throws(CompositionError) -> [ShapeStyle] {
        let background = try spec.background?.checked(key: "background", allowsMaterial: true)
        guard let material = spec.material else { return [background ?? CaptionDefaults.background] }
        return [.material(material)] + (background.map { [$0] } ?? [])
    }

    /// The room round the caption: whole units round a shape that lies on whole units.
    private static func margin(
        _ spec: CaptionSpec, background: Background, lengths: LengthResolver
    ) throws(CompositionError) -> EdgeInsets {
        let margin = try lengths.insets(spec.margin ?? CaptionDefaults.margin, key: "margin")
        guard background.mode.isRound else { return margin }
        return EdgeInsets(
            top: margin.top.rounded(.up), left: margin.left.rounded(.up), bottom: margin.bottom.rounded(.up),
            right: margin.right.rounded(.up))
    }

    /// The most that the caption may measure from side to side, or nil where there is no limit.
    private static func widthLimit(
        _ spec: CaptionSpec, _ mode: OutlineMode, canvasSize: Size?, margin: EdgeInsets, lengths: LengthResolver
    ) throws(CompositionError) -> Double? {
        if let width = spec.width { return try lengths.extent(width, key: "width") }
        guard let canvasSize else { return nil }
        let width = canvasSize.width - margin.left - margin.right
        // A circle that is wider than the canvas is high is cut all the same.
        return mode.isCircle ? min(width, canvasSize.height - margin.top - margin.bottom) : width
    }

    /// The room for a line's advances in a caption of a width.
    private static func room(
        in total: Double, background: Background, key: String
    ) throws(CompositionError) -> Double {
        let room =
            total - background.padding.left - background.padding.right - 2 * background.strokeRoom
        guard room > 0 else { throw .noRoom(key: key, width: total, taken: total - room) }
        // The largest square in a circle, and the largest rectangle of any proportion in its ellipse.
        return background.mode.hasOnePadding ? room * 0.5.squareRoot() : room
    }
}
