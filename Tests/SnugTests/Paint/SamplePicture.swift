import Foundation
import Snug
import SnugImages

/// A picture as a spec names it.
enum SamplePicture {
    /// A PNG of one colour in a `data:` URL.
    static func url(width: Int, height: Int, color: Color) throws -> ImageReference {
        let bytes = try PNGEncoder.encode(Bitmap(width: width, height: height, color: color))
        return ImageReference("data:image/png;base64," + Data(bytes).base64EncodedString())
    }
}
