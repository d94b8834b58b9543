/// The keys of an element's object.
enum ElementKeys: KeyNames {
    static let modifiers = "modifiers"
    static let names = ElementKind.Name.allCases.map(\.rawValue) + [modifiers]
}

/// The keys of a picture that is a caption: its own, and that of the schema that editors check it by.
enum CaptionPictureKeys: KeyNames {
    static let names = FlatCaptionKeys.names + [PictureKeys.schema]
}

/// The keys of a caption that stands where an element may.
enum FlatCaptionKeys: KeyNames {
    static let names = CaptionKeys.names + [ElementKeys.modifiers]
}

/// The keys of a picture whose element is not a caption: those of the element, and settings.
enum PictureKeys: KeyNames {
    /// What editors find the schema by; it has no part in the picture.
    static let schema = "$schema"
    static let names = ElementKeys.names + CaptionOption.all.map(\.key) + [schema]
}

/// The keys of a picture whose element is not told yet: those of elements and of captions.
enum OpenPictureKeys: KeyNames {
    static let names = PictureKeys.names + OptionKey.texts.map(\.stringValue).filter { !PictureKeys.names.contains($0) }
}

/// The keys of a caption's object.
enum CaptionKeys: KeyNames {
    static let names = OptionKey.texts.map(\.stringValue) + CaptionOption.all.map(\.key)
}
