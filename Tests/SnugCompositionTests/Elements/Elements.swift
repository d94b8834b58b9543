import SnugComposition
import SnugGeometry
import SnugPixels
import SnugText

// Short ways to tell elements, as tests need many.

/// A text ten units high, each of whose letters is six units wide and each of whose lines is twelve high.
func text(_ text: String, size: Length = 10) -> Element {
    var spec = CaptionSpec(text: text)
    spec.fontSize = size
    return Element(.text(spec))
}

/// A rectangle that takes all it is offered.
let rectangle = Element(.shape(.rectangle))

/// A rectangle of one size.
func box(_ width: Double, _ height: Double) -> Element {
    rectangle.frame(width: width, height: height)
}

func spacer(_ minLength: Length? = nil) -> Element { Element(.spacer(SpacerElement(minLength: minLength))) }

func hstack(spacing: Length? = nil, _ children: Element...) -> Element {
    Element(.hstack(HorizontalStack(spacing: spacing, children: children)))
}

func hstack(_ alignment: VerticalAlignment, _ children: Element...) -> Element {
    Element(.hstack(HorizontalStack(alignment: alignment, children: children)))
}

func vstack(spacing: Length? = nil, _ children: Element...) -> Element {
    Element(.vstack(VerticalStack(spacing: spacing, children: children)))
}

func vstack(_ alignment: HorizontalAlignment, _ children: Element...) -> Element {
    Element(.vstack(VerticalStack(alignment: alignment, children: children)))
}

func zstack(_ children: Element...) -> Element { Element(.zstack(DepthStack(children: children))) }

func zstack(_ alignment: Alignment, _ children: Element...) -> Element {
    Element(.zstack(DepthStack(alignment: alignment, children: children)))
}

func image(_ mode: ImageElement.ContentMode? = nil) -> Element {
    Element(.image(ImageElement("picture.png", contentMode: mode)))
}

extension Element {
    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment? = nil) -> Element {
        var frame = FrameModifier()
        frame.width = width.map { .px($0) }
        frame.height = height.map { .px($0) }
        frame.alignment = alignment
        return modified(by: .frame(frame))
    }

    func frame(
        minWidth: Double? = nil, maxWidth: FrameLimit? = nil, minHeight: Double? = nil, maxHeight: FrameLimit? = nil,
        alignment: Alignment? = nil
    ) -> Element {
        var frame = FrameModifier()
        frame.minWidth = minWidth.map { .px($0) }
        frame.maxWidth = maxWidth
        frame.minHeight = minHeight.map { .px($0) }
        frame.maxHeight = maxHeight
        frame.alignment = alignment
        return modified(by: .frame(frame))
    }

    func padding(_ insets: LengthInsets) -> Element { modified(by: .padding(insets)) }

    func background(_ element: Element, _ alignment: Alignment? = nil) -> Element {
        modified(by: .background(ElementLayer(.element(element), alignment: alignment)))
    }

    func overlay(_ element: Element, _ alignment: Alignment? = nil) -> Element {
        modified(by: .overlay(ElementLayer(.element(element), alignment: alignment)))
    }

    func shadow(_ radius: Length, x: Length? = nil, y: Length? = nil) -> Element {
        modified(by: .shadow(ShadowModifier(radius: radius, x: x, y: y)))
    }
}
