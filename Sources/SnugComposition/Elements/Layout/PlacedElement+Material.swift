extension PlacedElement {
    /// Whether a material in the element has nothing that it could lie over.
    ///
    /// - Parameter isPainted: whether anything has been painted before.
    func hasMaterial(over isPainted: Bool) -> Bool {
        var isPainted = isPainted
        return hasBareMaterial(&isPainted)
    }

    private func hasBareMaterial(_ isPainted: inout Bool) -> Bool {
        switch content {
        case .element(_, let element), .layer(let element, _, _, _):
            return element.hasBareMaterial(&isPainted)
        case .group(let elements):
            for element in elements where element.hasBareMaterial(&isPainted) { return true }
            return false
        case .caption(let layout):
            let isBare = !isPainted && layout.warnings.contains(.materialWithoutBackdrop)
            isPainted = true
            return isBare
        case .fill(_, .material):
            let isBare = !isPainted
            isPainted = true
            return isBare
        case .image, .fill, .line, .frameSize:
            isPainted = true
            return false
        }
    }
}
