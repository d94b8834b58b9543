internal import SnugImages

// Whoever reads a file adds its name.

extension ImageError {
    var wording: Wording {
        switch self {
        case .noData: Wording("the image is empty")
        case .notPNG: Wording("this is no PNG")
        case .notJPEG: Wording("this is no JPEG")
        case .otherFormat(let format): format.wording
        case .unknownFormat: Wording("this is no image that snug knows", "give a PNG or JPEG file")
        case .truncated: Wording("the image ends too early", "get the file again")
        case .badChecksum: Wording("the image is damaged: a checksum is wrong", "get the file again")
        case .damaged(let reason): Wording("the image is damaged: \(reason)", "get the file again")
        case .otherJPEG(let kind): kind.wording
        case .tooManyPixels(let width, let height, let limit):
            Wording("the image has \(width) x \(height) pixels, more than \(limit)", "make the image smaller")
        case .tooManyBytes(let count, let limit):
            Wording("the image has \(count) bytes, more than \(limit)", "make the image smaller")
        case .empty: Wording("a picture without pixels cannot be written")
        case .descriptionTooLong(let count, let limit):
            Wording(
                "the description has \(count) bytes, more than \(limit)",
                "leave metadata out, or give less text")
        case .outOfMemory: Wording("the machine has no memory left for the picture", "make it smaller")
        }
    }
}

extension OtherImageFormat {
    fileprivate var wording: Wording {
        let convert = "convert it to PNG or JPEG"
        return switch self {
        case .gif: Wording("this is a GIF image, which snug does not read", convert)
        case .webP: Wording("this is a WebP image, which snug does not read", convert)
        case .bmp: Wording("this is a BMP image, which snug does not read", convert)
        case .tiff: Wording("this is a TIFF image, which snug does not read", convert)
        case .heic: Wording("this is a HEIC image, which snug does not read", convert)
        case .avif: Wording("this is an AVIF image, which snug does not read", convert)
        case .jpegXL: Wording("this is a JPEG XL image, which snug does not read", convert)
        case .jpeg2000: Wording("this is a JPEG 2000 image, which snug does not read", convert)
        case .ico: Wording("this is an ICO icon, which snug does not read", convert)
        case .photoshop: Wording("this is a Photoshop document, which snug does not read", convert)
        case .netpbm: Wording("this is a Netpbm image, which snug does not read", convert)
        case .qoi: Wording("this is a QOI image, which snug does not read", convert)
        case .mng: Wording("this is an MNG animation, which snug does not read", convert)
        case .xcodePNG:
            Wording("this is a PNG that Xcode rewrote for an app", "use the image that the app was built from")
        case .svg: Wording("this is an SVG drawing, which snug does not read", convert)
        case .pdf: Wording("this is a PDF document, not an image", convert)
        case .postScript: Wording("this is a PostScript document, not an image", convert)
        case .html: Wording("this is a web page, not an image", "get the image that the page shows")
        case .video: Wording("this is a video, not an image", "save one picture of it as PNG or JPEG")
        case .gzip: Wording("this is a gzip file, not an image", "unpack it first")
        case .zip: Wording("this is a ZIP archive, not an image", "unpack it first")
        }
    }
}

extension OtherJPEG {
    fileprivate var wording: Wording {
        switch self {
        case .cmyk:
            Wording("this JPEG has four colours for print (CMYK), which snug does not read", "convert it to RGB")
        case .components(let count):
            Wording("this JPEG has \(count) colour components, which snug does not read", "convert it to RGB")
        case .precision(let bits):
            Wording("this JPEG has \(bits) bits a colour, which snug does not read", "convert it to 8 bits")
        case .lossless: Self.coded("as lossless JPEG")
        case .hierarchical: Self.coded("as hierarchical JPEG")
        case .jpegLS: Self.coded("as JPEG-LS")
        case .arithmetic: Self.coded("with arithmetic coding")
        case .unknownHeight: Self.coded("without a height in its header")
        }
    }

    private static func coded(_ how: String) -> Wording {
        Wording("this JPEG is stored \(how), which snug does not read", "save it as baseline JPEG or as PNG")
    }
}
