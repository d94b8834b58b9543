/// An element on a canvas: all that is needed to draw one picture.
public struct Picture: Hashable, Sendable {
    /// What to draw.
    public var element: Element
    /// The canvas and the place of the element on it; and what captions and texts inside the element follow where they
    /// say nothing themselves.
    ///
    /// If the element is a caption, it holds everything but the options of `CaptionOption.Group.canvas` itself.
    public var settings: CaptionSpec

    /// Makes a picture; of an element that is a caption the options of the canvas become the picture's.
    public init(_ element: Element, settings: CaptionSpec = CaptionSpec()) {
        self.element = element
        self.settings = settings
        guard case .caption(let spec) = element.kind else { return }
        let whole = spec.inheriting(from: settings)
        var caption = whole.limited(to: .caption)
        (caption.text, caption.markup, caption.runs) = (whole.text, whole.markup, whole.runs)
        self.element.kind = .caption(caption)
        self.settings = whole.limited(to: .picture)
    }

    /// Makes a picture of one caption.
    public init(_ caption: CaptionSpec) {
        self.init(Element(.caption(caption)))
    }

    /// The picture in which `other` goes before what is said here: for the element if it is a caption, else for all texts
    /// that say nothing themselves.
    public func overridden(by other: CaptionSpec) -> Picture {
        guard case .caption(let spec) = element.kind else {
            return Picture(element, settings: settings.overridden(by: other))
        }
        return Picture(
            Element(.caption(spec.overridden(by: other)), modifiers: element.modifiers), settings: settings)
    }

    /// The caption with the picture's settings, if it stands alone.
    public var plainCaption: CaptionSpec? {
        guard element.modifiers.isEmpty, case .caption(let spec) = element.kind else { return nil }
        return spec.inheriting(from: settings)
    }
}

extension Picture: Codable {
    /// Reads an element's object that may have the keys of captions beside it; or a caption's object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        let schema = AnyKey(stringValue: PictureKeys.schema)
        if container.contains(schema) { _ = try container.decode(String.self, forKey: schema) }
        let isCaption = try Element.isCaption(decoder)
        if !isCaption, container.allKeys.contains(where: { ElementKind.Name(rawValue: $0.stringValue) != nil }) {
            _ = try decoder.container(keyedBy: NamedKey<PictureKeys>.self)
            let element = try Element(reading: decoder)
            try Self.checkCaption(element, decoder)
            self.init(element, settings: try CaptionSpec(settings: decoder))
        } else {
            // A name that is nearly that of an element is no caption's.
            if !isCaption { _ = try decoder.container(keyedBy: NamedKey<OpenPictureKeys>.self) }
            _ = try decoder.container(keyedBy: NamedKey<CaptionPictureKeys>.self)
            self.init(
                Element(.caption(try CaptionSpec(reading: decoder)), modifiers: try Element.modifiers(decoder)))
        }
    }

    /// Refuses a caption under a key of its own that is told what belongs beside that key.
    private static func checkCaption(_ element: Element, _ decoder: any Decoder) throws {
        guard case .caption(let spec) = element.kind,
            let option = CaptionOption.all.first(where: { $0.scope == .picture && $0.isSet(in: spec) })
        else { return }
        let allowed = CaptionOption.all.filter { $0.scope == .caption }.map(\.key)
        throw SpecFault.unknownKey(option.key, suggestion: nil, allowed: allowed)
            .at(AnyKey(stringValue: element.kind.name.rawValue), in: decoder)
    }

    /// Writes a caption's own keys if the element is one, else the element's object; and the settings beside it.
    public func encode(to encoder: any Encoder) throws {
        if case .caption(let spec) = element.kind {
            try spec.inheriting(from: settings).encode(to: encoder)
            var container = encoder.container(keyedBy: AnyKey.self)
            try element.encodeModifiers(to: &container)
        } else {
            try element.encode(to: encoder)
            try settings.encode(to: encoder)
        }
    }
}

extension CaptionSpec {
    /// Reads the options of an object that has an element's keys too: `text` is then that element.
    init(settings decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: OptionKey.self)
        self.init()
        for key in container.allKeys {
            if case .option(let option) = key { try option.decode(container, key, &self) }
        }
    }

    /// The options of one scope.
    fileprivate func limited(to scope: CaptionOption.Scope) -> CaptionSpec {
        var result = CaptionSpec()
        for option in CaptionOption.all where option.scope == scope { option.copy(self, &result) }
        return result
    }
}
