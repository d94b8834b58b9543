extension JPEGHeader {
    /// Refuses what `JPEGDecoder` does not read, though it may be whole.
    func checkKind() throws(ImageError) {
        switch frame {
        case 0xc0, 0xc1, 0xc2, 0xc9, 0xca: break
        case 0xc3, 0xcb: throw .otherJPEG(.lossless)
        case 0xf7: throw .otherJPEG(.jpegLS)
        default: throw .otherJPEG(.hierarchical)
        }
        guard precision == 8 else { throw .otherJPEG(.precision(bits: precision)) }
        guard components != 4 else { throw .otherJPEG(.cmyk) }
        guard components == 1 || components == 3 else { throw .otherJPEG(.components(components)) }
        guard size.height > 0 else { throw .otherJPEG(.unknownHeight) }
        guard size.width > 0 else { throw .damaged("it has no columns") }
    }

    /// The fewest bytes that a picture can take: Huffman codes state each block of 64 samples by one bit at least, and the
    /// components have half as many samples as there are pixels at least.
    ///
    /// What pretends to be more is refused before memory is taken for it. Arithmetic codes have no such bound.
    var fewestBytes: Int {
        frame < Marker.firstArithmeticFrame ? size.width * size.height / (2 * 64 * 8) : 0
    }

    /// The second bytes of markers (table B.1).
    enum Marker {
        static let end: UInt8 = 0xd9
        static let startOfScan: UInt8 = 0xda
        static let app1: UInt8 = 0xe1
        static let firstArithmeticFrame: UInt8 = 0xc9

        /// Whether a marker has no segment behind it: TEM, the restarts, and the start of the file.
        static func standsAlone(_ marker: UInt8) -> Bool { marker == 0x01 || (0xd0...0xd8).contains(marker) }

        /// Whether a marker starts a frame: SOF0 to SOF15 without the three that define tables, and JPEG-LS's.
        static func isFrame(_ marker: UInt8) -> Bool {
            (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker) || marker == 0xf7
        }
    }
}
