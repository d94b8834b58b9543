extension ElementKind {
    /// The JSON key of a kind: the element's name with a small first letter.
    enum Name: String, CaseIterable, Sendable {
        case caption, text, image, hstack, vstack, zstack, spacer
        case rectangle, roundedRectangle, circle, ellipse, capsule

        /// The names of shapes.
        static let shapes: [Name] = [.rectangle, .roundedRectangle, .circle, .ellipse, .capsule]

        /// The shape of that name; nil where it needs more than its name, or is none.
        var plainShape: ElementShape? {
            switch self {
            case .rectangle: .rectangle
            case .circle: .circle
            case .ellipse: .ellipse
            case .capsule: .capsule
            case .roundedRectangle, .caption, .text, .image, .hstack, .vstack, .zstack, .spacer: nil
            }
        }
    }

    /// The JSON key of this kind.
    var name: Name {
        switch self {
        case .caption: .caption
        case .text: .text
        case .image: .image
        case .hstack: .hstack
        case .vstack: .vstack
        case .zstack: .zstack
        case .spacer: .spacer
        case .shape(let shape): shape.name
        }
    }

    /// Reads the value of a kind's key.
    init(_ name: Name, from decoder: any Decoder) throws {
        switch name {
        case .caption: self = .caption(try CaptionSpec(from: decoder))
        case .text: self = .text(try CaptionSpec(from: decoder))
        case .image: self = .image(try ImageElement(from: decoder))
        case .hstack: self = .hstack(try HorizontalStack(from: decoder))
        case .vstack: self = .vstack(try VerticalStack(from: decoder))
        case .zstack: self = .zstack(try DepthStack(from: decoder))
        case .spacer: self = .spacer(try SpacerElement(from: decoder))
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule:
            self = .shape(try ElementShape(name, from: decoder))
        }
    }

    /// Writes the value of the kind's key.
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .caption(let spec), .text(let spec): try spec.encode(to: encoder)
        case .image(let image): try image.encode(to: encoder)
        case .hstack(let stack): try stack.encode(to: encoder)
        case .vstack(let stack): try stack.encode(to: encoder)
        case .zstack(let stack): try stack.encode(to: encoder)
        case .spacer(let spacer): try spacer.encode(to: encoder)
        case .shape(let shape): try shape.encodeValue(to: encoder)
        }
    }
}
