/// What a JPEG file says of its picture before the first scan (ITU-T T.81, annex B).
struct JPEGHeader {
    /// The frame's marker: which process the data are coded by.
    private(set) var frame: UInt8 = 0
    /// Bits a sample.
    private(set) var precision = 0
    private(set) var size = ImageSize(width: 0, height: 0)
    /// The number of components, one for grey and three for colours.
    private(set) var components = 0
    private(set) var orientation = Orientation.up

    private static let exifPrefix: [UInt8] = Array("Exif\0\0".utf8)

    /// Reads the segments up to the first scan.
    init(_ data: [UInt8]) throws(ImageError) {
        let reader = ByteReader(data: data[...])
        var hasEXIF = false
        var offset = 2
        while true {
            let marker = try Self.marker(data, &offset)
            if marker == Marker.startOfScan {
                guard frame != 0 else { throw .damaged("a scan stands before its frame") }
                return
            }
            if marker == Marker.end { throw .damaged("there is no picture in it") }
            guard !Marker.standsAlone(marker) else { continue }
            guard let length = reader.uint16(at: offset).map(Int.init) else { throw .truncated }
            guard length >= 2 else { throw .damaged("a segment has no length") }
            guard offset + length <= data.count else { throw .truncated }
            let segment = data[offset + 2..<offset + length]
            offset += length
            if Marker.isFrame(marker) {
                guard frame == 0 else { throw .damaged("there are two frames") }
                try readFrame(marker, ByteReader(data: segment))
            } else if marker == Marker.app1 && !hasEXIF && segment.starts(with: Self.exifPrefix) {
                hasEXIF = true
                orientation = Orientation(exif: segment.dropFirst(Self.exifPrefix.count)) ?? .up
            }
        }
    }

    /// The marker at an offset, which moves behind it.
    private static func marker(_ data: [UInt8], _ offset: inout Int) throws(ImageError) -> UInt8 {
        guard offset < data.count else { throw .truncated }
        guard data[offset] == 0xff else { throw .damaged("there is no marker behind a segment") }
        // Any number of these may stand before a marker.
        while offset < data.count, data[offset] == 0xff { offset += 1 }
        guard offset < data.count else { throw .truncated }
        defer { offset += 1 }
        guard data[offset] != 0 else { throw .damaged("there is no marker behind a segment") }
        return data[offset]
    }

    private mutating func readFrame(_ marker: UInt8, _ segment: ByteReader) throws(ImageError) {
        guard segment.data.count >= 6, let height = segment.uint16(at: 1), let width = segment.uint16(at: 3),
            let precision = segment.data.first, let components = segment.data.dropFirst(5).first
        else { throw .damaged("the frame is too short") }
        frame = marker
        self.precision = Int(precision)
        size = ImageSize(width: Int(width), height: Int(height))
        self.components = Int(components)
    }
}
