internal import SnugGeometry
internal import SnugPixels
internal import SnugScene

extension ElementResolver {
    /// The node of an element with one more modifier.
    mutating func modified(
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
