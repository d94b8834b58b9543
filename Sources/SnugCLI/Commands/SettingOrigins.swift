import Snug

/// Who has set what of a caption, so that an error that is about a setting can name its place.
struct SettingOrigins {
    /// What the flags say.
    var flags = CaptionSpec()
    /// The file that the caption was read from, by the name that errors call it; nil where the command line has the text.
    var file: String?
    /// The spec's document, where the file is one.
    var document: JSONNode?

    /// Whether a flag has set one of these keys.
    func isFlag(_ keys: [String]) -> Bool {
        flag(keys) != nil
    }

    /// The place of the first of these keys that was set: the flag, or the file with line, column and JSON path; nil
    /// where nobody has set any.
    func place(of keys: [String]) -> String? {
        if let option = flag(keys) { return option.flag }
        guard let file else { return nil }
        for key in keys {
            if let value = document?[key], let place = SpecError.place(path: "$." + key, position: value.position) {
                return "\(file): \(place)"
            }
        }
        return keys.contains("text") ? file : nil
    }

    private func flag(_ keys: [String]) -> CaptionOption? {
        keys.lazy.compactMap { CaptionOption.named($0) }.first { $0.isSet(in: flags) }
    }
}
