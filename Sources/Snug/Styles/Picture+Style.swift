public import SnugComposition

extension Picture {
    /// The picture with its style read and put below all that it says itself; without a style it stays as it is.
    ///
    /// The renderer does so itself. If the element is not a caption the style counts for all captions in it, and what it
    /// says of letters for all texts.
    public func resolvingStyle(limits: Limits = Limits()) throws(SnugError) -> Picture {
        guard let reference = settings.style else { return self }
        return styled(by: try CaptionStyle(reading: reference, limits: limits))
    }
}

extension Caption {
    /// The caption with its style read and put below all that it says itself; without a style it stays as it is.
    public func resolvingStyle(limits: Limits = Limits()) throws(SnugError) -> Caption {
        guard let reference = spec.style else { return self }
        return Caption(spec: try CaptionStyle(reading: reference, limits: limits).settings(below: spec))
    }
}

extension CaptionStyle {
    /// Reads a built-in look, or a style from a file, with all that it starts from.
    public init(reading reference: StyleReference, limits: Limits = Limits()) throws(SnugError) {
        var settings = CaptionSpec()
        for layer in try StyleLayer.layers(of: reference, limits: limits).reversed() {
            settings = settings.overridden(by: layer.style.settings)
        }
        settings.style = nil
        self.init(settings)
    }
}
