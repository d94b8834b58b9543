public import SnugPixels

/// Reads the pictures that a spec names.
public protocol ImageSource {
    /// The picture, straight, turned as it is meant to be seen. Asked for the same reference it answers the same.
    func image(_ reference: ImageReference) throws(ImageFault) -> Bitmap
}
