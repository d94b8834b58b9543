public import SnugComposition

extension View {
    /// Room round the view, the same on all sides.
    public func padding(_ length: Length = 16) -> Element { modified(.padding(LengthInsets(length))) }

    /// Room round the view, side by side.
    public func padding(_ insets: LengthInsets) -> Element { modified(.padding(insets)) }

    /// Room at some sides of the view.
    public func padding(_ edges: Edge.Set, _ length: Length = 16) -> Element {
        func room(_ edge: Edge.Set) -> Length { edges.contains(edge) ? length : .zero }
        return padding(
            LengthInsets(top: room(.top), right: room(.trailing), bottom: room(.bottom), left: room(.leading)))
    }

    /// A frame of a fixed width, height, or both round the view.
    public func frame(width: Length? = nil, height: Length? = nil, alignment: Alignment = .center) -> Element {
        var frame = FrameModifier()
        (frame.width, frame.height) = (width, height)
        return framed(frame, alignment)
    }

    /// A frame within bounds round the view.
    public func frame(
        minWidth: Length? = nil, maxWidth: FrameLimit? = nil, minHeight: Length? = nil, maxHeight: FrameLimit? = nil,
        alignment: Alignment = .center
    ) -> Element {
        var frame = FrameModifier()
        (frame.minWidth, frame.maxWidth, frame.minHeight, frame.maxHeight) = (minWidth, maxWidth, minHeight, maxHeight)
        return framed(frame, alignment)
    }

    /// The view painted elsewhere; its frame stays where it is.
    public func offset(x: Length = .zero, y: Length = .zero) -> Element {
        modified(.offset(OffsetModifier(x: x == .zero ? nil : x, y: y == .zero ? nil : y)))
    }

    private func framed(_ frame: FrameModifier, _ alignment: Alignment) -> Element {
        var frame = frame
        if alignment != .center { frame.alignment = alignment }
        return modified(.frame(frame))
    }

    /// The view's element with one more modifier.
    func modified(_ modifier: ElementModifier) -> Element { element.modified(by: modifier) }
}
