internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns elements into nodes: fills in defaults, checks values and turns lengths into layout units.
struct ElementResolver {
    let context: LayoutContext
    /// How many elements there may still be.
    private var left: Int
    /// How many elements stand round the one that is worked on, itself included, and how many modifiers they have.
    private var depth = (elements: 0, modifiers: 0)

    init(_ context: LayoutContext) {
        self.context = context
        left = context.limits.elements
        lengths = context.lengths
        page = context.settings.pageStyles
    }

    /// The lengths of the element that is worked on: an em is its font size.
    private(set) var lengths: LengthResolver
    /// What lies behind the element that is worked on, as far as it covers it, from the bottom up.
    private var page: [ShapeStyle]

    /// The node of an element, its modifiers applied in order.
    ///
    /// - Parameters:
    ///   - path: the way to the element from that of the picture.
    ///   - axis: that of the stack in which the element stands.
    mutating func node(
        _ element: Element, path: ElementPath, along axis: Axis? = nil
    ) throws(CompositionError) -> any LayoutNode {
        do {
            try enter(element)
        } catch {
            throw error.located(path)
        }
        let outer = (lengths: lengths, page: page)
        defer {
            leave(element)
            (lengths, page) = outer
        }
        page += element.coveringStyles
        var modifiers = element.modifiers[...]
        var node = try content(element.kind, paints: &modifiers, path: path, along: axis)
        for (index, modifier) in zip(modifiers.indices, modifiers) {
            let path = path.appending(ElementKeys.modifiers).appending(index).appending(modifier.name)
            do {
                node = try modified(node, by: modifier, path: path)
            } catch {
                throw error.located(path)
            }
        }
        return ElementNode(node, name: element.kind.name.rawValue)
    }

    /// Counts an element, and refuses it before work on it nests deeper than the stack of a thread can hold.
    private mutating func enter(_ element: Element) throws(CompositionError) {
        let limits = context.limits
        guard depth.elements < limits.elementDepth else { throw .elementsTooDeep(limit: limits.elementDepth) }
        guard element.modifiers.count <= limits.modifierDepth - depth.modifiers else {
            throw .tooManyModifiers(limit: limits.modifierDepth)
        }
        guard left > 0 else { throw .tooManyElements(limit: limits.elements) }
        left -= 1
        depth = (depth.elements + 1, depth.modifiers + element.modifiers.count)
    }

    private mutating func leave(_ element: Element) {
        depth = (depth.elements - 1, depth.modifiers - element.modifiers.count)
    }

    private mutating func content(
        _ kind: ElementKind, paints modifiers: inout ArraySlice<ElementModifier>, path: ElementPath, along axis: Axis?
    ) throws(CompositionError) -> any LayoutNode {
        let outer = path
        let path = path.appending(kind.name.rawValue)
        do {
            switch kind {
            case .caption(let spec):
                return try caption(try spec.asElement(in: context.settings), path: path)
            case .text(let spec):
                return try caption(try spec.asText(in: context.settings), path: path)
            case .image(let image):
                let bitmap = try context.picture(image.source, key: "image")
                return ImageNode(image.source, natural: bitmap.size, mode: image.contentMode ?? .natural)
            case .hstack(let stack):
                return try node(stack, path: path)
            case .vstack(let stack):
                return try node(stack, path: path)
            case .zstack(let stack):
                return DepthStackNode(
                    alignment: stack.alignment ?? .center,
                    children: try children(stack.children, path: path, along: nil))
            case .spacer(let spacer):
                let length = try lengths.extent(spacer.minLength ?? CaptionDefaults.spacing, key: "minLength")
                return SpacerNode(along: axis, minLength: length)
            case .shape(let shape):
                return ShapeNode(try resolved(shape), paints: try paints(&modifiers, path: outer))
            }
        } catch {
            throw error.located(path)
        }
    }

    private mutating func caption(
        _ spec: CaptionSpec, path: ElementPath
    ) throws(CompositionError) -> any LayoutNode {
        lengths.em = try context.lengths.extent(spec.fontSize ?? CaptionDefaults.fontSize, key: "fontSize")
        return CaptionNode(spec, path: path, over: page, context)
    }

    private mutating func children(
        _ elements: [Element], path: ElementPath, along axis: Axis?
    ) throws(CompositionError) -> [any LayoutNode] {
        let path = path.appending("children")
        var nodes: [any LayoutNode] = []
        for (index, element) in elements.enumerated() {
            nodes.append(try node(element, path: path.appending(index), along: axis))
            // In a stack over one another a shape lies behind those that come later.
            if axis == nil, let fill = element.shapeFill { page.append(fill) }
        }
        return nodes
    }

    private mutating func node(
        _ stack: HorizontalStack, path: ElementPath
    ) throws(CompositionError) -> any LayoutNode {
        let alignment: StackNode.CrossAlignment =
            switch stack.alignment ?? .center {
            case .top: .part(0)
            case .center: .part(0.5)
            case .bottom: .part(1)
            case .firstTextBaseline: .firstBaseline
            case .lastTextBaseline: .lastBaseline
            }
        return StackNode(
            .horizontal, alignment: alignment, gaps: try gaps(stack.spacing, stack.children),
            children: try children(stack.children, path: path, along: .horizontal))
    }

    private mutating func node(_ stack: VerticalStack, path: ElementPath) throws(CompositionError) -> any LayoutNode {
        StackNode(
            .vertical, alignment: .part((stack.alignment ?? .center).part),
            gaps: try gaps(stack.spacing, stack.children),
            children: try children(stack.children, path: path, along: .vertical))
    }

    /// The room between neighbours; a spacer is room itself and has none beside it unless it is told.
    private func gaps(_ spacing: Length?, _ children: [Element]) throws(CompositionError) -> [Double] {
        let length = try lengths.extent(spacing ?? CaptionDefaults.spacing, key: "spacing")
        return zip(children, children.dropFirst()).map { before, after in
            spacing == nil && (before.isSpacer || after.isSpacer) ? 0 : length
        }
    }

    func resolved(_ shape: ElementShape) throws(CompositionError) -> ResolvedShape {
        switch shape {
        case .rectangle: .rectangle(radius: 0)
        case .roundedRectangle(let radius): .rectangle(radius: try lengths.extent(radius, key: "cornerRadius"))
        case .circle: .circle
        case .ellipse: .ellipse
        case .capsule: .capsule
        }
    }

    /// What paints a shape: its first modifiers as far as they are paints; black if there is none.
    ///
    /// - Parameter path: the way to the shape's element.
    private func paints(
        _ modifiers: inout ArraySlice<ElementModifier>, path: ElementPath
    ) throws(CompositionError) -> [ShapePaint] {
        var paints: [ShapePaint] = []
        while let modifier = modifiers.first {
            do {
                guard let paint = try paint(modifier) else { break }
                paints.append(paint)
            } catch {
                let place = path.appending(ElementKeys.modifiers).appending(modifiers.startIndex)
                throw error.located(place.appending(modifier.name))
            }
            modifiers = modifiers.dropFirst()
        }
        return paints.isEmpty ? [.fill(.color(.black))] : paints
    }

    /// What a modifier paints a shape with; nil if it is none that does.
    private func paint(_ modifier: ElementModifier) throws(CompositionError) -> ShapePaint? {
        switch modifier {
        case .fill(let style):
            try context.prepare(try style.checked(key: "fill", allowsMaterial: true), key: "fill")
            return .fill(style)
        case .stroke(let stroke):
            try checkLine(stroke.color, key: "color")
            return .line(stroke.color, try line(stroke.style), inset: 0)
        case .strokeBorder(let stroke):
            try checkLine(stroke.color, key: "color")
            let line = try line(stroke.style)
            return .line(stroke.color, line, inset: line.width / 2)
        default:
            return nil
        }
    }

    /// Refuses what a line cannot be painted with, and reads the picture that it may need.
    func checkLine(_ style: ShapeStyle, key: String) throws(CompositionError) {
        _ = try style.checked(key: key)
        try context.prepare(style, key: key)
    }

    func line(_ style: StrokeStyle) throws(CompositionError) -> LineStyle {
        var dash: [Double] = []
        for length in style.dash { dash.append(try lengths.extent(length, key: "dash")) }
        if !dash.isEmpty, !dash.contains(where: { $0 > 0 }) {
            throw .setting(
                key: "dash",
                fault: .notAValue(expected: "lengths of which one is above 0, such as [5]", found: "0", suggestion: nil)
            )
        }
        return LineStyle(
            width: try lengths.extent(style.lineWidth, key: "width"), join: style.lineJoin.sceneJoin,
            cap: style.lineCap.sceneCap, dash: dash)
    }
}

extension Element {
    fileprivate var isSpacer: Bool {
        if case .spacer = kind { true } else { false }
    }

    /// What fills the element, if it is a filled shape.
    fileprivate var shapeFill: ShapeStyle? {
        guard case .shape = kind else { return nil }
        for modifier in modifiers {
            switch modifier {
            case .fill(let style): return style
            case .stroke, .strokeBorder: return nil
            default: return .color(.black)
            }
        }
        return .color(.black)
    }

    /// What the element's backgrounds cover it with, from the bottom up.
    fileprivate var coveringStyles: [ShapeStyle] {
        modifiers.reversed().compactMap { modifier in
            guard case .background(let layer) = modifier else { return nil }
            switch layer.content {
            case .style(let style): return style
            case .element(let element): return element.shapeFill
            }
        }
    }
}

extension StrokeStyle.LineJoin {
    fileprivate var sceneJoin: LineStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension StrokeStyle.LineCap {
    fileprivate var sceneCap: LineStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
