/// A look that captions and pictures start from: all that a caption can be told but its text.
public struct CaptionStyle: Hashable, Sendable {
    /// What the style says; `style` in it is what it starts from itself.
    public var settings: CaptionSpec

    /// Makes a style of a caption's settings; a text in them has no part in it.
    public init(_ settings: CaptionSpec) {
        self.settings = settings
        (self.settings.text, self.settings.markup, self.settings.runs) = (nil, nil, nil)
    }
}

extension CaptionStyle: Codable {
    /// The keys of a style's object.
    private enum Keys: KeyNames {
        static let names = CaptionOption.all.map(\.key)
    }

    /// Reads an object with the keys of `CaptionOption.all`; a text among them is a fault.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        let texts = OptionKey.texts.map(\.stringValue)
        if let key = container.allKeys.first(where: { texts.contains($0.stringValue) }) {
            throw SpecFault.textInStyle.at(key, in: decoder)
        }
        _ = try decoder.container(keyedBy: NamedKey<Keys>.self)
        self.init(try CaptionSpec(settings: decoder))
    }

    /// Writes the options that are set, in the table's order.
    public func encode(to encoder: any Encoder) throws {
        try settings.encode(to: encoder)
    }
}

extension CaptionStyle {
    /// What a caption or a picture says with the style below it; its `style` is gone, for it has been read.
    ///
    /// Margin and width in per cent keep a distance from the canvas' edges. Where no canvas is fixed they have no part in
    /// the style.
    public func settings(below own: CaptionSpec) -> CaptionSpec {
        var below = settings
        if own.size == nil, own.backdrop == nil, settings.size == nil, settings.backdrop == nil {
            if let margin = below.margin, margin.isRelativeToCanvas { below.margin = nil }
            if below.width?.unit == .percent { below.width = nil }
        }
        var whole = own.inheriting(from: below)
        whole.style = nil
        return whole
    }
}

extension Picture {
    /// The picture with a style below all that it says itself.
    ///
    /// If the element is not a caption the style counts for all captions in it, and what it says of letters for all texts.
    public func styled(by style: CaptionStyle) -> Picture {
        guard case .caption(let spec) = element.kind else {
            return Picture(element, settings: style.settings(below: settings))
        }
        let whole = style.settings(below: spec.inheriting(from: settings))
        return Picture(Element(.caption(whole), modifiers: element.modifiers))
    }
}
