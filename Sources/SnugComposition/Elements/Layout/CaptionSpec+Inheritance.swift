extension CaptionSpec {
    /// The spec of a caption inside a picture, with what it inherits.
    func asElement(in settings: CaptionSpec) throws(CompositionError) -> CaptionSpec {
        try checkScope()
        return inheriting(from: settings.inherited { $0.scope == .caption })
            .sized(self, settings.fontSize, standard: CaptionDefaults.fontSize)
    }

    /// The spec of a text without a background inside a picture, with what it inherits.
    func asText(in settings: CaptionSpec) throws(CompositionError) -> CaptionSpec {
        try checkScope()
        let inherited = settings.inherited { $0.scope == .caption && $0.group == .text }
        return inheriting(from: CaptionDefaults.text.overridden(by: inherited))
            .sized(self, settings.fontSize, standard: CaptionDefaults.bodySize)
    }

    /// The spec with its font size told in something else than ems: those of an element are multiples of the size that
    /// it inherits, those that are inherited multiples of its standard size.
    private func sized(_ element: CaptionSpec, _ inherited: Length?, standard: Length) -> CaptionSpec {
        func multiple(_ length: Length?, of base: Length) -> Length {
            guard let length else { return base }
            return length.unit == .em ? Length(length.value * base.value, base.unit) : length
        }
        var result = self
        result.fontSize = multiple(element.fontSize, of: multiple(inherited, of: standard))
        return result
    }

    /// Refuses what only a whole picture can be told.
    private func checkScope() throws(CompositionError) {
        if let option = CaptionOption.all.first(where: { $0.scope == .picture && $0.isSet(in: self) }) {
            throw .onlyOfPictures(key: option.key)
        }
    }

    /// What elements take over: where fonts lie is the same everywhere, and the width is that of the picture's element.
    private func inherited(_ isTaken: (CaptionOption) -> Bool) -> CaptionSpec {
        var result = CaptionSpec()
        for option in CaptionOption.all where isTaken(option) && option.key != "width" {
            option.copy(self, &result)
        }
        return result
    }
}
