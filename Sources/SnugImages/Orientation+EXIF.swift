extension Orientation {
    /// The orientation that EXIF data state in their first directory; nil where they state none or break a rule.
    ///
    /// - Parameter exif: a TIFF structure (TIFF 6.0, section 2), as a PNG chunk holds it and, behind a few letters, a JPEG
    ///   segment.
    init?(exif: ArraySlice<UInt8>) {
        var reader = ByteReader(data: exif)
        switch reader.uint16(at: 0) {
        case 0x4949: reader.byteOrder = .littleEndian
        case 0x4d4d: reader.byteOrder = .bigEndian
        default: return nil
        }
        guard reader.uint16(at: 2) == 42, let offset = reader.uint32(at: 4), let count = reader.uint16(at: Int(offset))
        else { return nil }
        let (orientationTag, shortType) = (UInt16(0x0112), UInt16(3))
        for entry in 0..<Int(count) {
            let start = Int(offset) + 2 + entry * 12
            guard let tag = reader.uint16(at: start) else { return nil }
            guard tag == orientationTag else { continue }
            // A single short number stands in the entry itself.
            guard reader.uint16(at: start + 2) == shortType, reader.uint32(at: start + 4) == 1,
                let value = reader.uint16(at: start + 8)
            else { return nil }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}
