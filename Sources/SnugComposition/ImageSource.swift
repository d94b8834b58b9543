public import SnugPixels

/// Reads the pictures that a spec names.
public protocol ImageSource {
    /// The picture, straight, turned as it is meant to be seen. Asked for the same reference it answers the same.
    func image(_ reference: ImageReference) throws(ImageFault) -> Bitmap
}

/// Has no pictures, for layouts that need none: asked for one it says that it cannot be read.
public struct NoImages: ImageSource {
    /// Makes the source.
    public init() {}

    /// Throws `ImageFault.unreadable`.
    public func image(_ reference: ImageReference) throws(ImageFault) -> Bitmap {
        throw .unreadable(reason: "pictures are not read here")
    }
}
