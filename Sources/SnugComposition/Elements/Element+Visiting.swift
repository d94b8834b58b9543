extension Element {
    /// A copy with every spec and every picture's reference in the tree changed by functions.
    public func mapping(
        specs: (CaptionSpec) -> CaptionSpec, images: (ImageReference) -> ImageReference
    ) -> Element {
        func map(_ element: Element) -> Element { element.mapping(specs: specs, images: images) }
        let kind: ElementKind =
            switch kind {
            case .caption(let spec): .caption(specs(spec))
            case .text(let spec): .text(specs(spec))
            case .image(let image): .image(ImageElement(images(image.source), contentMode: image.contentMode))
            case .hstack(let stack):
                .hstack(
                    HorizontalStack(
                        alignment: stack.alignment, spacing: stack.spacing, children: stack.children.map(map)))
            case .vstack(let stack):
                .vstack(
                    VerticalStack(
                        alignment: stack.alignment, spacing: stack.spacing, children: stack.children.map(map)))
            case .zstack(let stack):
                .zstack(DepthStack(alignment: stack.alignment, children: stack.children.map(map)))
            case .spacer, .shape: self.kind
            }
        return Element(kind, modifiers: modifiers.map { $0.mapping(elements: map, images: images) })
    }
}

extension ElementModifier {
    fileprivate func mapping(
        elements: (Element) -> Element, images: (ImageReference) -> ImageReference
    ) -> ElementModifier {
        switch self {
        case .background(let layer): .background(layer.mapping(elements: elements, images: images))
        case .overlay(let layer): .overlay(layer.mapping(elements: elements, images: images))
        case .border(let border): .border(BorderModifier(border.color.replacingImage(images), width: border.width))
        case .fill(let style): .fill(style.replacingImage(images))
        case .stroke(let stroke): .stroke(StrokeModifier(stroke.color.replacingImage(images), style: stroke.style))
        case .strokeBorder(let stroke):
            .strokeBorder(StrokeModifier(stroke.color.replacingImage(images), style: stroke.style))
        case .padding, .frame, .shadow, .opacity, .clipShape, .offset, .frameSize: self
        }
    }
}

extension ElementLayer {
    fileprivate func mapping(
        elements: (Element) -> Element, images: (ImageReference) -> ImageReference
    ) -> ElementLayer {
        switch content {
        case .style(let style): ElementLayer(.style(style.replacingImage(images)), alignment: alignment)
        case .element(let element): ElementLayer(.element(elements(element)), alignment: alignment)
        }
    }
}
