public import SnugComposition

/// Something that is told a caption's options.
public protocol SpecOptions {
    /// What has been told so far.
    var options: CaptionSpec { get }

    /// A copy with one option set.
    func setting<Value>(_ option: WritableKeyPath<CaptionSpec, Value?>, _ value: Value) -> Self
}

/// Something with a text: a caption, a text without a background, or a picture for all texts in it.
public protocol TextOptions: SpecOptions {}

/// Something with a canvas of its own.
public protocol CanvasOptions: SpecOptions {}
