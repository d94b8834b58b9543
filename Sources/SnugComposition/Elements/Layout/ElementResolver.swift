internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

/// Turns elements into nodes: fills in defaults, checks values and turns lengths into layout units.
struct ElementResolver {
    private let context: LayoutContext
    /// How many elements there may still be.
    private var left: Int

    init(_ context: LayoutContext) {
        self.context = context
        left = context.limits.elements
    }

    private var lengths: LengthResolver { context.lengths }

    /// The node of an element, its modifiers applied in order.
    ///
    /// - Parameters:
    ///   - path: the way to the element from that of the picture.
    ///   - axis: that of the stack in which the element stands.
    mutating func node(
        _ element: Element, path: ElementPath, along axis: Axis? = nil
    ) throws(CompositionError) -> any LayoutNode {
        guard path.steps.count <= 4 * context.limits.elementDepth else {
            throw .elementsTooDeep(limit: context.limits.elementDepth)
        }
        guard left > 0 else { throw .tooManyElements(limit: context.limits.elements) }
        left -= 1
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

    private mutating func content(
        _ kind: ElementKind, paints modifiers: inout ArraySlice<ElementModifier>, path: ElementPath, along axis: Axis?
    ) throws(CompositionError) -> any LayoutNode {
        let path = path.appending(kind.name.rawValue)
        do {
            switch kind {
            case .caption(let spec):
                return CaptionNode(try spec.asElement(in: context.settings), path: path, context)
            case .text(let spec):
                return CaptionNode(try spec.asText(in: context.settings), path: path, context)
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
                return ShapeNode(try resolved(shape), paints: try paints(&modifiers))
            }
        } catch {
            throw error.located(path)
        }
    }

    private mutating func children(
        _ elements: [Element], path: ElementPath, along axis: Axis?
    ) throws(CompositionError) -> [any LayoutNode] {
        let path = path.appending("children")
        var nodes: [any LayoutNode] = []
        for (index, element) in elements.enumerated() {
            nodes.append(try node(element, path: path.appending(index), along: axis))
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

    private func resolved(_ shape: ElementShape) throws(CompositionError) -> ResolvedShape {
        switch shape {
        case .rectangle: .rectangle(radius: 0)
        case .roundedRectangle(let radius): .rectangle(radius: try lengths.extent(radius, key: "cornerRadius"))
        case .circle: .circle
        case .ellipse: .ellipse
        case .capsule: .capsule
        }
    }

    /// What paints a shape: its first modifiers as far as they are paints; black if there is none.
    private func paints(_ modifiers: inout ArraySlice<ElementModifier>) throws(CompositionError) -> [ShapePaint] {
        var paints: [ShapePaint] = []
        while let modifier = modifiers.first {
            switch modifier {
            case .fill(let style):
                try context.prepare(try style.checked(key: "fill", allowsMaterial: true), key: "fill")
                paints.append(.fill(style))
            case .stroke(let stroke):
                try checkLine(stroke.color, key: "stroke")
                paints.append(.line(stroke.color, try line(stroke.style), inset: 0))
            case .strokeBorder(let stroke):
                try checkLine(stroke.color, key: "strokeBorder")
                let line = try line(stroke.style)
                paints.append(.line(stroke.color, line, inset: line.width / 2))
            default:
                return paints.isEmpty ? [.fill(.color(.black))] : paints
            }
            modifiers = modifiers.dropFirst()
        }
        return paints.isEmpty ? [.fill(.color(.black))] : paints
    }

    /// Refuses what a line cannot be painted with, and reads the picture that it may need.
    private func checkLine(_ style: ShapeStyle, key: String) throws(CompositionError) {
        _ = try style.checked(key: key)
        try context.prepare(style, key: key)
    }

    private func line(_ style: StrokeStyle) throws(CompositionError) -> LineStyle {
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

    private mutating func modified(
        _ node: any LayoutNode, by modifier: ElementModifier, path: ElementPath
    ) throws(CompositionError) -> any LayoutNode {
        switch modifier {
        case .padding(let insets):
            return PaddingNode(node, try lengths.insets(insets, key: "padding"))
        case .frame(let frame):
            return try framed(node, by: frame)
        case .background(let layer):
            return try layered(node, with: layer, path: path, isBehind: true)
        case .overlay(let layer):
            return try layered(node, with: layer, path: path, isBehind: false)
        case .border(let border):
            try checkLine(border.color, key: "border")
            let width = try lengths.extent(border.width ?? 1, key: "width")
            let paint = ShapePaint.line(border.color, LineStyle(width: width), inset: width / 2)
            return decorated(node) { content, frame in
                PlacedElement(frame: frame, children: [content, paint.placed(.rectangle(radius: 0), in: frame)])
            }
        case .fill, .stroke, .strokeBorder:
            throw .paintWithoutShape(modifier: modifier.name)
        case .shadow(let shadow):
            let shadow = try resolved(shadow)
            return decorated(node) { content, frame in
                content.layered(in: frame, shadows: [shadow])
            }
        case .opacity(let opacity):
            guard (0...1).contains(opacity) else {
                throw .setting(
                    key: "opacity",
                    fault: .outOfRange(found: shortestText(of: opacity), minimum: "0", maximum: "1"))
            }
            return decorated(node) { content, frame in content.layered(in: frame, opacity: opacity) }
        case .clipShape(let shape):
            let shape = try resolved(shape)
            return decorated(node) { content, frame in content.layered(in: frame, clip: shape.path(in: frame)) }
        case .offset(let offset):
            return OffsetNode(
                node,
                by: Point(
                    x: try lengths.units(offset.x ?? .zero, key: "x"), y: try lengths.units(offset.y ?? .zero, key: "y")
                )
            )
        case .frameSize(let frameSize):
            return frameSizeNode(node, frameSize)
        }
    }

    private func decorated(
        _ node: any LayoutNode, _ decorate: @escaping (PlacedElement, Rect) throws(CompositionError) -> PlacedElement
    ) -> any LayoutNode {
        DecoratedNode(node, decorate)
    }

    private func frameSizeNode(_ node: any LayoutNode, _ frameSize: FrameSizeModifier) -> any LayoutNode {
        let context = context
        return decorated(node) { (content, frame) throws(CompositionError) in
            let drawing = try context.frameSize(frame, color: frameSize.color ?? .systemBlue)
            let label = PlacedElement(frame: frame, painted: drawing.box, content: .frameSize(drawing))
            return PlacedElement(frame: frame, children: [content, label])
        }
    }

    private func resolved(_ shadow: ShadowModifier) throws(CompositionError) -> Shadow {
        Shadow(
            color: shadow.color ?? CaptionDefaults.shadowColor,
            offset: Point(
                x: try lengths.units(shadow.x ?? .zero, key: "x"), y: try lengths.units(shadow.y ?? .zero, key: "y")),
            sigma: try lengths.extent(shadow.radius, key: "radius"))
    }

    private func framed(_ node: any LayoutNode, by frame: FrameModifier) throws(CompositionError) -> any LayoutNode {
        func side(
            _ fixed: Length?, _ least: Length?, _ most: FrameLimit?, _ keys: (String, String, String)
        ) throws(CompositionError) -> FrameNode.Side {
            var side = FrameNode.Side()
            if let fixed { side.fixed = try lengths.extent(fixed, key: keys.0) }
            if let least { side.least = try lengths.extent(least, key: keys.1) }
            switch most {
            case nil: break
            case .infinity: side.most = .infinity
            case .length(let length): side.most = try lengths.extent(length, key: keys.2)
            }
            if let least = side.least, let most = side.most, least > most {
                throw .setting(
                    key: keys.1,
                    fault: .outOfRange(found: shortestText(of: least), minimum: nil, maximum: shortestText(of: most)))
            }
            return side
        }
        return FrameNode(
            node, width: try side(frame.width, frame.minWidth, frame.maxWidth, ("width", "minWidth", "maxWidth")),
            height: try side(frame.height, frame.minHeight, frame.maxHeight, ("height", "minHeight", "maxHeight")),
            alignment: frame.alignment ?? .center)
    }

    private mutating func layered(
        _ node: any LayoutNode, with layer: ElementLayer, path: ElementPath, isBehind: Bool
    ) throws(CompositionError) -> any LayoutNode {
        let other: any LayoutNode
        switch layer.content {
        case .style(let style):
            let key = isBehind ? "background" : "overlay"
            try context.prepare(try style.checked(key: key, allowsMaterial: true), key: key)
            other = ShapeNode(.rectangle(radius: 0), paints: [.fill(style)])
        case .element(let element):
            other = try self.node(element, path: layer.alignment == nil ? path : path.appending("content"))
        }
        return LayeredNode(node, with: other, alignment: layer.alignment ?? .center, isBehind: isBehind)
    }
}

extension Element {
    fileprivate var isSpacer: Bool {
        if case .spacer = kind { true } else { false }
    }
}

extension PlacedElement {
    /// The element as one picture with effects.
    fileprivate func layered(
        in frame: Rect, clip: Path? = nil, opacity: Double = 1, shadows: [Shadow] = []
    ) -> PlacedElement {
        var painted = painted
        if let clip {
            painted = painted.intersection(clip.bounds)
        }
        if !painted.isEmpty { painted = shadows.reduce(painted) { $0.union($1.box(castBy: painted)) } }
        return PlacedElement(
            frame: frame, painted: painted,
            content: .layer(self, clip: clip, opacity: opacity, shadows: shadows))
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
