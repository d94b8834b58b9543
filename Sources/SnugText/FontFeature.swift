/// An OpenType feature and its value, over the whole of a span.
public struct FontFeature: Hashable, Sendable {
    /// The four-letter tag.
    public var tag: String
    /// 0 switches the feature off, 1 on; larger values choose among alternates.
    public var value: Int

    /// Makes a setting.
    public init(tag: String, value: Int) {
        self.tag = tag
        self.value = value
    }
}
