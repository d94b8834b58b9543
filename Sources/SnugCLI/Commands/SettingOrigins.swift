import Snug

/// Who has set what of a caption, so that an error that is about a setting can name its place.
struct SettingOrigins {
    /// What the flags say.
    var flags = CaptionSpec()
    /// The file that the caption was read from, by the name that errors call it; nil where the command line has the text.
    var file: String?
    /// The spec's document, where the file is one.
    var document: JSONNode?
    /// The style that the picture starts from, its path as seen from the working folder.
    var style: StyleReference?

    /// Whether a flag has set one of these keys.
    func isFlag(_ keys: [String]) -> Bool {
        flag(keys) != nil
    }

    /// The place of the first of these keys that was set: the flag, or the file with line, column and JSON path; nil
    /// where nobody has set any.
    ///
    /// - Parameter element: the way to the element that the error is about; nil for the whole.
    func place(of keys: [String], at element: ElementPath? = nil) -> String? {
        if element == nil, let option = flag(keys) { return option.flag }
        guard let file else { return styleValue(keys) }
        // A picture's own caption may stand under its key.
        let isNamed = element == nil && document?["caption"] != nil
        let whole = element ?? ElementPath(isNamed ? [.key("caption")] : [])
        let found = document.map { whole.found(in: $0) }
        let base = found?.path ?? whole
        let node = found?.node
        for key in keys {
            if let value = node?[key],
                let place = SpecError.place(path: "\(base.text).\(key)", position: value.position)
            {
                return "\(file): \(place)"
            }
        }
        if element != nil {
            return "\(file): " + (SpecError.place(path: base.text, position: node?.position) ?? base.text)
        }
        return styleValue(keys) ?? (keys.contains("text") ? file : nil)
    }

    /// The place of the first of these keys in the style, or in one that it starts from.
    ///
    /// Styles are read again here: whoever makes no mistake need not wait for it.
    private func styleValue(_ keys: [String]) -> String? {
        guard let style, let layers = try? StyleLayer.layers(of: style) else { return nil }
        for layer in layers {
            for key in keys {
                if let value = layer.document[key],
                    let place = SpecError.place(path: "$.\(key)", position: value.position)
                {
                    return "\(layer.name): \(place)"
                }
            }
        }
        return nil
    }

    private func flag(_ keys: [String]) -> CaptionOption? {
        keys.lazy.compactMap { CaptionOption.named($0) }.first { $0.isSet(in: flags) }
    }
}

extension ElementPath {
    /// The value at the path's end in a document, or the nearest one on the way to it, and the way as far as it goes: a
    /// caption's keys may stand where the path has `caption`.
    fileprivate func found(in document: JSONNode) -> (path: ElementPath, node: JSONNode) {
        var node = document
        for (index, step) in steps.enumerated() {
            let next: JSONNode? =
                switch step {
                case .key(let key): node[key]
                case .index(let index):
                    if case .array(let items) = node.value, items.indices.contains(index) { items[index] } else { nil }
                }
            guard let next else { return (ElementPath(Array(steps[..<index])), node) }
            node = next
        }
        return (self, node)
    }
}
