internal import SnugPixels

extension Orientation {
    /// A stored picture as it is shown; linear in the number of pixels.
    func shown(_ bitmap: Bitmap) throws(ImageError) -> Bitmap {
        if self == .up { return bitmap }
        let size = shown(ImageSize(width: bitmap.width, height: bitmap.height))
        guard Memory.isAvailable(bitmap.bytes.count) else { throw .outOfMemory }
        let walk = Walk(self, width: bitmap.width, height: bitmap.height)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { shown, count in
            unsafe bitmap.bytes.withUnsafeBytes { stored in
                let shown = UnsafeMutableRawBufferPointer(shown)
                var target = 0
                for row in 0..<size.height {
                    var source = (walk.start + row * walk.row) * 4
                    for _ in 0..<size.width {
                        let pixel = unsafe stored.load(fromByteOffset: source, as: UInt32.self)
                        unsafe shown.storeBytes(of: pixel, toByteOffset: target, as: UInt32.self)
                        target += 4
                        source += walk.column * 4
                    }
                }
            }
            count = bitmap.bytes.count
        }
        return Bitmap(
            width: size.width, height: size.height, alphaFormat: bitmap.alphaFormat,
            channelOrder: bitmap.channelOrder, bytes: bytes)
    }

    /// The stored pixel that is shown first, and how far it is to the one shown right of it and to the one below.
    private struct Walk {
        let start, column, row: Int

        init(_ orientation: Orientation, width: Int, height: Int) {
            let (topRight, bottomLeft) = (width - 1, (height - 1) * width)
            let bottomRight = width * height - 1
            (start, column, row) =
                switch orientation {
                case .up: (0, 1, width)
                case .upMirrored: (topRight, -1, width)
                case .down: (bottomRight, -1, -width)
                case .downMirrored: (bottomLeft, 1, -width)
                case .leftMirrored: (0, width, 1)
                case .right: (bottomLeft, -width, 1)
                case .rightMirrored: (bottomRight, -width, -1)
                case .left: (topRight, width, -1)
                }
        }
    }
}
