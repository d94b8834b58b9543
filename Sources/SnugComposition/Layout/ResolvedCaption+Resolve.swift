internal import SnugGeometry
internal import SnugPixels
internal import SnugScene
internal import SnugText

extension ResolvedCaption {
    /// Fills in the defaults, checks the ranges and turns all lengths into layout units.
    init(_ spec: CaptionSpec, limits: Limits) throws(CompositionError) {
        let string = try Self.checkedText(spec.text ?? "", limits: limits)
        try Self.checkPicture(spec)
        let canvasSize = spec.size.map {
            Size(width: $0.width.rounded(.up), height: $0.height.rounded(.up))
        }
        let fontSize = try Self.fontSize(spec, canvasSize: canvasSize)
        let lengths = LengthResolver(em: fontSize, canvasWidth: canvasSize?.width)
        let background = try Self.background(spec, lengths: lengths)
        let margin = try lengths.insets(spec.margin ?? CaptionDefaults.margin, key: "margin")
        let align = spec.align ?? CaptionDefaults.align
        let room = try Self.room(
            spec, canvasSize: canvasSize, margin: margin, background: background, lengths: lengths)

        self.init(
            text: StyledText(
                string: string,
                base: TextAttributes(
                    font: spec.fontDescription, size: fontSize, language: spec.lang ?? writtenLanguage(of: string),
                    features: spec.features?.settings ?? [],
                    letterSpacing: try lengths.units(
                        spec.letterSpacing ?? CaptionDefaults.letterSpacing, key: "letterSpacing"),
                    wordSpacing: try lengths.units(
                        spec.wordSpacing ?? CaptionDefaults.wordSpacing, key: "wordSpacing"))),
            letterCase: spec.transform ?? CaptionDefaults.transform,
            paragraph: ParagraphStyle(
                width: room, alignment: align, fillsWidth: align == .justify && room != nil,
                lineHeight: try Self.lineHeight(spec.lineHeight ?? CaptionDefaults.lineHeight, lengths: lengths),
                direction: spec.direction ?? CaptionDefaults.direction,
                overflow: spec.overflow ?? CaptionDefaults.overflow,
                strictness: spec.lineBreak ?? CaptionDefaults.lineBreak, wrap: spec.wrap ?? CaptionDefaults.wrap,
                maxLines: try Self.count(spec.maxLines, key: "maxLines"),
                ellipsis: spec.ellipsis ?? CaptionDefaults.ellipsis,
                paragraphSpacing: try lengths.extent(
                    spec.paragraphSpacing ?? CaptionDefaults.paragraphSpacing, key: "paragraphSpacing")),
            textBox: spec.textBox ?? CaptionDefaults.textBox,
            canvasSize: canvasSize, canvasColor: spec.canvas ?? CaptionDefaults.canvas, margin: margin,
            place: spec.place ?? CaptionDefaults.place, color: spec.color ?? CaptionDefaults.color,
            decoration: try Self.decoration(spec, lengths: lengths), background: background)
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

    private static func count(_ count: Int?, key: String) throws(CompositionError) -> Int? {
        guard let count, count < 1 else { return count }
        throw .setting(key: key, fault: .outOfRange(found: String(count), minimum: "1", maximum: nil))
    }

    private static func decoration(
        _ spec: CaptionSpec, lengths: LengthResolver
    ) throws(CompositionError) -> TextDecoration {
        var shadows: [Shadow] = []
        for shadow in spec.textShadow ?? [] {
            shadows.append(
                Shadow(
                    color: shadow.color,
                    offset: Point(
                        x: try lengths.units(shadow.x, key: "textShadow"),
                        y: try lengths.units(shadow.y, key: "textShadow")),
                    sigma: try lengths.extent(shadow.blur, key: "textShadow") / 2))
        }
        return TextDecoration(
            isUnderlined: spec.underline ?? false, isStruckThrough: spec.strike ?? false,
            stroke: try lengths.extent(spec.textStroke ?? CaptionDefaults.textStroke, key: "textStroke"),
            strokeColor: spec.textStrokeColor ?? CaptionDefaults.textStrokeColor, shadows: shadows)
    }

    private static func checkedText(_ text: String, limits: Limits) throws(CompositionError) -> String {
        guard text.utf8.count <= limits.textBytes else {
            throw .textTooLong(bytes: text.utf8.count, limit: limits.textBytes)
        }
        guard text.unicodeScalars.contains(where: \.canBeSeen) else { throw .noText }
        return text
    }

    private static func fontSize(_ spec: CaptionSpec, canvasSize: Size?) throws(CompositionError) -> Double {
        // An em of the font size itself is the default size, as CSS takes the parent's.
        let lengths = LengthResolver(em: CaptionDefaults.fontSize.value, canvasWidth: canvasSize?.width)
        let size = try lengths.units(spec.fontSize ?? CaptionDefaults.fontSize, key: "fontSize")
        guard Limits.fontSizes.contains(size) else {
            let bounds = Limits.fontSizes
            throw .setting(
                key: "fontSize",
                fault: .outOfRange(
                    found: shortestText(of: size), minimum: shortestText(of: bounds.lowerBound),
                    maximum: shortestText(of: bounds.upperBound)))
        }
        return size
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
        let padding = try lengths.insets(spec.padding ?? CaptionDefaults.padding, key: "padding")
        let stroke = try lengths.extent(spec.stroke ?? CaptionDefaults.stroke, key: "stroke")
        return Background(
            mode: mode, color: spec.background ?? CaptionDefaults.background,
            padding: mode == .none ? .zero : padding, radius: radius, innerRadius: innerRadius,
            snap: try spec.snap.map { (length) throws(CompositionError) in
                try lengths.extent(length, key: "snap")
            },
            bridge: try lengths.extent(spec.bridge ?? CaptionDefaults.bridge, key: "bridge"),
            stroke: mode == .none ? 0 : stroke, strokeColor: spec.strokeColor ?? CaptionDefaults.strokeColor,
            strokeAlign: spec.strokeAlign ?? CaptionDefaults.strokeAlign)
    }

    /// The room for a line's advances, or nil where lines end only where the text says so.
    private static func room(
        _ spec: CaptionSpec, canvasSize: Size?, margin: EdgeInsets, background: Background, lengths: LengthResolver
    ) throws(CompositionError) -> Double? {
        let total: Double
        if let width = spec.width {
            total = try lengths.extent(width, key: "width")
        } else if let canvasSize {
            total = canvasSize.width - margin.left - margin.right
        } else {
            return nil
        }
        let room =
            total - background.padding.left - background.padding.right - 2 * background.strokeOutside
        guard room > 0 else {
            throw .noRoom(key: spec.width == nil ? "size" : "width", width: total, taken: total - room)
        }
        return room
    }
}

extension Unicode.Scalar {
    /// False for white space, controls and characters that are never drawn, such as U+200B and U+202E
    /// (Unicode, Default_Ignorable_Code_Point).
    fileprivate var canBeSeen: Bool {
        // Nearly all texts are told by their first letter, before any table is asked.
        if (0x21...0x7E).contains(value) { return true }
        return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .control
    }
}
