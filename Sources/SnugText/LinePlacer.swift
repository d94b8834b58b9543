internal import SnugGeometry

/// Gives broken lines their place: reorders, aligns and stacks them.
struct LinePlacer {
    private let shaped: ShapedText
    private let styles: StyleTable
    private let fonts: FontTable
    private let style: ParagraphStyle
    private var segmenter: LineSegmenter
    private var marks: MarkCursor
    private var stack: LineStack
    private var ink: InkTable

    init(_ shaped: ShapedText, styles: StyleTable, fonts: FontTable, style: ParagraphStyle) {
        self.shaped = shaped
        self.styles = styles
        self.fonts = fonts
        self.style = style
        segmenter = LineSegmenter(shaped, spans: styles.spans)
        marks = MarkCursor(shaped.marks)
        stack = LineStack(
            isEven: style.lineHeight != .normal, paragraphSpacing: style.paragraphSpacing)
        ink = InkTable(fonts)
    }

    /// The layout of all lines.
    mutating func place(_ text: BrokenText) -> TextLayout {
        let width = width(of: text)
        var lines: [TextLayout.Line] = []
        lines.reserveCapacity(text.lines.count)
        for plan in text.lines { lines.append(place(plan, in: width)) }
        // What was left out belongs to the last line.
        if let last = lines.indices.last, let end = shaped.paragraphs.last?.range.upperBound {
            lines[last].range = lines[last].range.lowerBound..<end
        }
        return TextLayout(
            lines: lines, size: Size(width: width, height: stack.bottom),
            warnings: sorted(shaped.warnings + text.warnings))
    }

    /// The size that the layout of all lines has.
    mutating func measure(_ text: BrokenText) -> Size {
        for plan in text.lines {
            let segments = style.lineHeight == .normal ? segmenter.segments(of: plan) : []
            stack.add(extent(of: segments), paragraph: plan.paragraph)
        }
        return Size(width: width(of: text), height: stack.bottom)
    }

    private func width(of text: BrokenText) -> Double {
        let widest = text.lines.lazy.map(\.width).max() ?? 0
        return style.fillsWidth ? style.width ?? widest : widest
    }

    private func extent(of segments: [LineSegment]) -> LineExtent {
        LineExtent(of: segments, in: shaped, lineHeight: style.lineHeight, styles: styles, fonts: fonts)
    }

    private mutating func place(_ plan: LinePlan, in width: Double) -> TextLayout.Line {
        let paragraph = shaped.paragraphs[plan.paragraph]
        let segments = segmenter.segments(of: plan)
        let extent = extent(of: segments)
        let slack = width - plan.width
        let isFilled = style.alignment == .justify && !plan.endsParagraph && slack > 0
        let marked = marked(plan, segments, in: paragraph)
        let spacing = LineSpacing(
            of: plan, segments, in: shaped, slack: isFilled ? slack : nil, tellsInside: marked != nil)
        stack.add(extent, paragraph: plan.paragraph)
        let sides = sides(
            of: spacing.isJustified ? width : plan.width, in: width, isRightToLeft: paragraph.isRightToLeft)
        let baseline = stack.top + extent.above
        var setter = GlyphSetter(
            shaped, plan, spacing, marked, styles: styles, x: sides.left, baseline: baseline)
        setter.set(segments)
        return TextLayout.Line(
            range: range(of: plan, in: paragraph), visibleRange: visibleRange(of: plan, in: paragraph),
            box: Rect(x0: sides.left, y0: stack.top, x1: sides.right, y1: stack.bottom),
            baseline: baseline, isRightToLeft: paragraph.isRightToLeft, endsParagraph: plan.endsParagraph,
            runs: setter.runs, ink: inkBox(of: setter.runs), isTruncated: plan.ending == .ellipsis,
            marks: marked?.fragments(setter.sides, shaped.marks) ?? [])
    }

    private mutating func marked(
        _ plan: LinePlan, _ segments: [LineSegment], in paragraph: Paragraph
    ) -> MarkedLine? {
        if shaped.marks.isEmpty { return nil }
        var bytes = visibleRange(of: plan, in: paragraph)
        // An ellipsis alone stands for the text after it.
        if bytes.isEmpty, plan.ending == .ellipsis { bytes = bytes.lowerBound..<(bytes.lowerBound + 1) }
        return MarkedLine(plan, segments, in: shaped, entries: marks.entries(in: bytes))
    }

    /// The left and right side of a line of one width in another.
    ///
    /// What is too wide starts where lines start and stands out at their end (CSS Text 3, 6.1).
    private func sides(
        of line: Double, in width: Double, isRightToLeft: Bool
    ) -> (left: Double, right: Double) {
        enum Side { case left, middle, right }
        let start = isRightToLeft ? Side.right : .left
        var side =
            switch style.alignment {
            case .start, .justify: start
            case .end: isRightToLeft ? Side.left : .right
            case .left: Side.left
            case .right: Side.right
            case .center: Side.middle
            }
        if line > width { side = start }
        switch side {
        case .left: return (0, line)
        case .right: return (width - line, width)
        case .middle: return (width / 2 - line / 2, width / 2 + line / 2)
        }
    }

    private func range(of plan: LinePlan, in paragraph: Paragraph) -> Range<Int> {
        let isFirst = plan.clusters.lowerBound == paragraph.clusters.lowerBound
        let start = isFirst ? paragraph.range.lowerBound : shaped.start(of: plan.clusters.lowerBound, in: paragraph)
        let end =
            plan.endsParagraph
            ? paragraph.range.upperBound : shaped.start(of: plan.clusters.upperBound, in: paragraph)
        return start..<end
    }

    private func visibleRange(of plan: LinePlan, in paragraph: Paragraph) -> Range<Int> {
        let start = shaped.start(of: plan.visible.lowerBound, in: paragraph)
        return start..<shaped.start(of: plan.visible.upperBound, in: paragraph)
    }

    private mutating func inkBox(of runs: [TextLayout.Run]) -> Rect? {
        var ink: Rect?
        for run in runs {
            for glyph in run.glyphs {
                guard let box = self.ink.box(of: glyph.id, in: run.font) else { continue }
                let placed = box.scaled(by: run.size).offset(by: glyph.position)
                ink = ink?.union(placed) ?? placed
            }
        }
        return ink
    }

    /// Warnings in the text's order, each once.
    private func sorted(_ warnings: [(offset: Int, warning: TextWarning)]) -> [TextWarning] {
        var seen: Set<TextWarning> = []
        // Equal offsets keep their order, which is that of the stages.
        return warnings.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element.warning)
            .filter { seen.insert($0).inserted }
    }
}
