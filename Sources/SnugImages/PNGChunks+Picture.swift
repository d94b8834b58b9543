extension PNGChunks {
    /// A file with the chunks that its picture depends on, from the signature to the last one.
    ///
    /// What others hold, broken or packed to fill the memory, then never meets a decoder. Their checksums must be right,
    /// and none may stand between those of the image data (section 5.6 of the specification).
    static func picture(in file: [UInt8]) throws(ImageError) -> [UInt8] {
        var picture = signature
        picture.reserveCapacity(file.count)
        var lastIsImageData = false
        var imageDataEnded = false
        for chunk in PNGChunks(of: file) {
            if chunk.isBesidePicture {
                guard chunk.isIntact else { throw .badChecksum }
            } else {
                picture += chunk.bytes(of: file)
            }
            let isImageData = chunk.is("IDAT")
            if lastIsImageData && !isImageData { imageDataEnded = true }
            if isImageData && imageDataEnded { throw .damaged("the image data are interrupted") }
            lastIsImageData = isImageData
            if chunk.is("IEND") { return picture }
        }
        throw .truncated
    }
}

extension PNGChunks.Chunk {
    /// Whether a decoder can do without the chunk: its type says so by a small first letter (section 5.4), and it is not
    /// the one that makes pixels clear.
    fileprivate var isBesidePicture: Bool {
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        return guarded.first.map(small.contains) == true && !self.is("tRNS")
    }
}
