internal import SnugGeometry
internal import SnugPixels
internal import SnugText

/// Turns what a caption and its runs say of their letters into attributes, paints and highlights.
struct LetterResolver {
    /// A text with nothing left open.
    struct Resolved {
        var styled: StyledText
        var paint: ResolvedCaption.LetterPaint
        var spanPaints: [ResolvedCaption.LetterPaint]
        var highlights: [ResolvedHighlight]
        /// Letters that stand out too little from what lies behind them.
        var warnings: [Warning] = []
    }

    private let spec: CaptionSpec
    private let canvasWidth: Double?
    private let language: String
    /// The font size of the caption.
    let size: Double

    /// Finds the caption's font size; an em of it is the default size, as CSS takes the parent's.
    init(_ spec: CaptionSpec, text: String, canvasWidth: Double?) throws(CompositionError) {
        self.spec = spec
        self.canvasWidth = canvasWidth
        language = spec.lang ?? writtenLanguage(of: text)
        size = try Self.fontSize(
            spec.fontSize ?? CaptionDefaults.fontSize,
            LengthResolver(em: CaptionDefaults.fontSize.value, canvasWidth: canvasWidth))
    }

    /// The lengths of the caption itself.
    var lengths: LengthResolver { LengthResolver(em: size, canvasWidth: canvasWidth) }

    /// Resolves a text in front of what lies behind its letters where there are no highlights.
    func text(
        _ flat: FlatRichText, lineHeight: LineHeight, behind backdrop: LetterBackdrop
    ) throws(CompositionError) -> Resolved {
        let base = try attributes(RunStyle(), size: size)
        var result = Resolved(
            styled: StyledText(string: flat.string, base: base),
            paint: try paint(RunStyle(), size: size, behind: backdrop), spanPaints: [], highlights: [])
        for span in split(flat) {
            let size = try fontSize(of: span.style)
            result.styled.spans.append(.init(range: span.range, attributes: try attributes(span.style, size: size)))
            let behind = span.highlights.reduce(backdrop) { $0.covered(by: $1) }
            result.spanPaints.append(try paint(span.style, size: size, behind: behind))
        }
        result.warnings = try contrastWarnings(flat, behind: backdrop)
        // Highlights and spans both stand in the order of their starts.
        var next = 0
        let spans = result.styled.spans
        for range in flat.highlights {
            let start = range.range.lowerBound
            while next < spans.count, spans[next].range.upperBound <= start { next += 1 }
            let em = next < spans.count && spans[next].range.contains(start) ? spans[next].attributes.size : size
            let highlight = try ResolvedHighlight(
                range.highlight, range: range.range, lengths: LengthResolver(em: em, canvasWidth: canvasWidth),
                linePitch: pitch(lineHeight))
            result.highlights.append(highlight)
            result.styled.marks.append(highlight.mark)
        }
        return result
    }

    /// A part of the text with one style and what the highlights behind it are filled with.
    private struct Part {
        var range: Range<Int>
        var style: RunStyle
        var highlights: [ShapeStyle]
    }

    /// The styled parts, cut where highlights begin and end if a colour follows what lies behind it.
    private func split(_ flat: FlatRichText) -> [Part] {
        let follows = spec.color == .auto || flat.spans.contains { $0.style.color == .auto }
        guard follows, !flat.highlights.isEmpty else {
            return flat.spans.map { Part(range: $0.range, style: $0.style, highlights: []) }
        }
        return parts(of: flat, bounds: [])
    }

    /// The parts with one style and the same highlights, those without either left out unless `bounds` has their ends.
    private func parts(of flat: FlatRichText, bounds more: [Int]) -> [Part] {
        let bounds = Set(
            flat.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
                + flat.highlights.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + more
        ).sorted()
        var parts: [Part] = []
        var next = 0
        // The highlights that have begun and not ended, in painting order, which is that of their starts.
        var open: ArraySlice<FlatRichText.HighlightedRange> = []
        var waiting = flat.highlights[...]
        for (start, end) in zip(bounds, bounds.dropFirst()) {
            while next < flat.spans.count, flat.spans[next].range.upperBound <= start { next += 1 }
            let span = next < flat.spans.count && flat.spans[next].range.lowerBound <= start ? flat.spans[next] : nil
            open.removeAll { $0.range.upperBound <= start }
            while let first = waiting.first, first.range.lowerBound <= start { open.append(waiting.removeFirst()) }
            let behind = open
            guard span != nil || !behind.isEmpty || !more.isEmpty else { continue }
            parts.append(
                Part(
                    range: start..<end, style: span?.style ?? RunStyle(),
                    highlights: behind.map { $0.highlight.color ?? HighlightDefaults.color }))
        }
        return parts
    }

    /// Letters that stand out too little, each pair of colours once: WCAG 2.2 asks for a ratio of 4.5, and of 3 where
    /// letters are large. Letters with a border stand out by that. Gradients count as their average; of pictures and
    /// materials nothing is said.
    private func contrastWarnings(
        _ flat: FlatRichText, behind backdrop: LetterBackdrop
    ) throws(CompositionError) -> [Warning] {
        var warnings: [Warning] = []
        for part in parts(of: flat, bounds: [0, flat.string.utf8.count]) {
            let behind = part.highlights.reduce(backdrop) { $0.covered(by: $1) }
            guard let known = behind.known else { continue }
            let size = try fontSize(of: part.style)
            let paint = try paint(part.style, size: size, behind: behind)
            guard let color = paint.color.averageColor else { continue }
            let isBold = (part.style.weight ?? spec.weight ?? CaptionDefaults.weight).value >= 700
            let least = size >= (isBold ? 18.66 : 24) ? 3 : Color.leastTextContrast
            let ratio = color.contrastRatio(on: known)
            guard color.alpha > 0, paint.visibleStroke == 0, ratio < least else { continue }
            let warning = Warning.lowContrast(
                color, on: known, ratio: ratio, nearest: color.nearest(withContrast: least, on: known))
            if !warnings.contains(warning) { warnings.append(warning) }
        }
        return warnings
    }

    /// From baseline to baseline, in ems.
    private func pitch(_ lineHeight: LineHeight) -> Double {
        switch lineHeight {
        case .multiple(let factor): factor
        case .fixed(let height): height / size
        case .normal: 1.2
        }
    }

    private func fontSize(of style: RunStyle) throws(CompositionError) -> Double {
        guard let length = style.fontSize else { return size }
        return try Self.fontSize(length, lengths)
    }

    private static func fontSize(_ length: Length, _ lengths: LengthResolver) throws(CompositionError) -> Double {
        let size = try lengths.units(length, key: "fontSize")
        let bounds = Limits.fontSizes
        guard bounds.contains(size) else {
            throw .setting(
                key: "fontSize",
                fault: .outOfRange(
                    found: shortestText(of: size), minimum: shortestText(of: bounds.lowerBound),
                    maximum: shortestText(of: bounds.upperBound)))
        }
        return size
    }

    private func attributes(_ style: RunStyle, size: Double) throws(CompositionError) -> TextAttributes {
        let lengths = LengthResolver(em: size, canvasWidth: canvasWidth)
        let shift = style.baselineShift
        return TextAttributes(
            font: spec.overridden(by: style).fontDescription, size: size * (shift?.fontScale ?? 1),
            language: style.lang ?? language,
            features: (spec.features?.settings ?? []) + (style.features?.settings ?? []),
            letterSpacing: try spacing(
                style.letterSpacing ?? spec.letterSpacing ?? CaptionDefaults.letterSpacing, key: "letterSpacing",
                lengths),
            wordSpacing: try spacing(spec.wordSpacing ?? CaptionDefaults.wordSpacing, key: "wordSpacing", lengths),
            baselineShift: try shift.map { (shift) throws(CompositionError) in
                try lengths.units(shift.raise, key: "baselineShift")
            } ?? 0)
    }

    /// Extra room, at most so negative that letters do not run backwards.
    private func spacing(
        _ length: Length, key: String, _ lengths: LengthResolver
    ) throws(CompositionError) -> Double {
        let value = try lengths.units(length, key: key)
        guard value >= -lengths.em / 4 else {
            throw .setting(key: key, fault: .outOfRange(found: length.specText, minimum: "-0.25em", maximum: nil))
        }
        return value
    }

    private func paint(
        _ style: RunStyle, size: Double, behind backdrop: LetterBackdrop
    ) throws(CompositionError) -> ResolvedCaption.LetterPaint {
        let lengths = LengthResolver(em: size, canvasWidth: canvasWidth)
        let own: ShapeStyle
        switch style.color ?? spec.color ?? .style(CaptionDefaults.color) {
        case .style(let style): own = try style.checked(key: "color")
        case .auto: own = .color(.text(on: backdrop.color))
        }
        return ResolvedCaption.LetterPaint(
            color: own, isUnderlined: style.underline ?? spec.underline ?? false,
            isStruckThrough: style.strike ?? spec.strike ?? false,
            stroke: try lengths.extent(
                style.textStroke ?? spec.textStroke ?? CaptionDefaults.textStroke, key: "textStroke"),
            strokeColor: try (style.textStrokeColor ?? spec.textStrokeColor ?? CaptionDefaults.textStrokeColor)
                .checked(key: "textStrokeColor"))
    }
}

extension CaptionSpec {
    /// The spec with what a run says of its face.
    fileprivate func overridden(by style: RunStyle) -> CaptionSpec {
        var spec = self
        if let font = style.font {
            spec.font = font
            spec.fontFile = nil
        }
        if let file = style.fontFile { spec.fontFile = [file] }
        spec.weight = style.weight ?? weight
        spec.italic = style.italic ?? italic
        spec.fontWidth = style.fontWidth ?? fontWidth
        spec.variations = style.variations ?? variations
        return spec
    }
}
