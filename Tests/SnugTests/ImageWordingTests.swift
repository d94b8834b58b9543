import Snug
import SnugImages
import Testing

@Suite("Words for images that cannot be read")
struct ImageWordingTests {
    private static let kinds: [OtherJPEG] = [
        .cmyk, .components(2), .precision(bits: 12), .lossless, .hierarchical, .jpegLS, .arithmetic, .unknownHeight,
    ]
    private static let errors: [ImageError] =
        [
            .noData, .notPNG, .notJPEG, .unknownFormat, .truncated, .badChecksum, .damaged("bad Huffman code"),
            .tooManyPixels(width: 65_500, height: 65_501, limit: 100_000_000), .tooManyBytes(count: 7, limit: 5),
            .empty, .descriptionTooLong(count: 9, limit: 8), .outOfMemory,
        ] + OtherImageFormat.allCases.map(ImageError.otherFormat) + kinds.map(ImageError.otherJPEG)

    @Test("Each error has one line of its own, and of what to do at most one")
    func lines() {
        let problems = Self.errors.map { SnugError.image($0).problem }
        #expect(Set(problems).count == Self.errors.count)
        for line in problems + Self.errors.compactMap({ SnugError.image($0).remedy }) {
            #expect(!line.isEmpty && !line.contains("\n") && !line.hasSuffix("."), "\(line)")
        }
    }

    @Test("The facts are told")
    func facts() {
        func problem(_ error: ImageError) -> String { SnugError.image(error).problem }
        #expect(problem(.damaged("bad Huffman code")).hasSuffix("damaged: bad Huffman code"))
        #expect(
            problem(.tooManyPixels(width: 65_500, height: 65_501, limit: 100_000_000))
                == "the image has 65500 x 65501 pixels, more than 100000000")
        #expect(problem(.otherFormat(.heic)) == "this is a HEIC image, which snug does not read")
        #expect(SnugError.image(.otherFormat(.heic)).remedy == "convert it to PNG or JPEG")
        #expect(problem(.otherJPEG(.cmyk)).contains("CMYK"))
        #expect(problem(.otherJPEG(.precision(bits: 12))).contains("12 bits"))
    }

    @Test("What is wrong with a file is the input's fault")
    func causes() {
        for error in Self.errors {
            let expected: SnugError.Cause =
                switch error {
                case .outOfMemory: .resources
                case .empty: .fault
                default: .input
                }
            #expect(SnugError.image(error).cause == expected, "\(error)")
        }
    }
}
