import Foundation
import SnugImages
import Testing

@testable import Snug

@Suite("Pictures that captions name")
struct ImageFilesTests {
    private let png: [UInt8]
    private let folder: String

    init() throws {
        png = try PNGEncoder.encode(Bitmap(width: 3, height: 2, color: .red))
        folder = NSTemporaryDirectory() + "snug-images-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    private func write(_ bytes: [UInt8], _ name: String) throws -> ImageReference {
        try Data(bytes).write(to: URL(filePath: folder + "/" + name))
        return ImageReference(folder + "/" + name)
    }

    private func fault(_ image: ImageReference, limits: ImageLimits = ImageLimits()) -> ImageFault? {
        do throws(ImageFault) {
            _ = try ImageFiles(limits: limits).image(image)
            return nil
        } catch {
            return error
        }
    }

    @Test("A picture is read from a file or from a URL")
    func read() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = ImageFiles(limits: ImageLimits())
        let expected = Bitmap(width: 3, height: 2, color: .red)
        #expect(try files.image(try write(png, "a b.png")) == expected)
        for start in ["data:image/png;base64,", "DATA:;BASE64,", "data:text/plain;charset=x;base64,"] {
            #expect(try files.image(ImageReference(start + Data(png).base64EncodedString())) == expected)
        }
    }

    @Test("A file that has changed is read anew, and one that has gone is missed")
    func changes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = ImageFiles(limits: ImageLimits())
        let image = try write(png, "a.png")
        #expect(try files.image(image).width == 3)
        _ = try write(try PNGEncoder.encode(Bitmap(width: 5, height: 5, color: .blue)), "a.png")
        #expect(try files.image(image).width == 5)
        for number in 0..<9 { #expect(try files.image(try write(png, "\(number).png")).width == 3) }
        #expect(try files.image(image).width == 5)
        try FileManager.default.removeItem(atPath: image.source)
        #expect(throws: ImageFault.unreadable(reason: "there is no such file")) { try files.image(image) }
    }

    @Test("A picture larger than what is kept is read all the same")
    func largePictures() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = ImageFiles(limits: ImageLimits(pixels: 6))
        let (first, second) = (try write(png, "a.png"), try write(png, "b.png"))
        for image in [first, second, first, second] { #expect(try files.image(image).width == 3) }
    }

    @Test("Faults tell what is missing, damaged, too large or of another kind")
    func faults() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(fault(ImageReference(folder + "/none.png")) == .unreadable(reason: "there is no such file"))
        #expect(fault(ImageReference(folder)) == .unreadable(reason: "it is a folder"))
        #expect(fault(try write(Array("hello".utf8), "a.txt")) == .unknownFormat)
        #expect(fault(try write([], "empty.png")) == .damaged(reason: "it is empty"))
        #expect(fault(try write(png.dropLast(9), "cut.png")) == .damaged(reason: "it ends too early"))
        var broken = png
        broken[20] ^= 1
        #expect(fault(try write(broken, "broken.png")) == .damaged(reason: "a checksum is wrong"))
        let large = try write(png, "large.png")
        #expect(
            fault(large, limits: ImageLimits(pixels: 5)) == .tooManyPixels(width: 3, height: 2, limit: 5))
        #expect(
            fault(large, limits: ImageLimits(bytes: 10)) == .tooManyBytes(count: png.count, limit: 10))
        let url = ImageReference("data:;base64," + Data(png).base64EncodedString())
        #expect(fault(url, limits: ImageLimits(bytes: png.count)) == nil)
        guard case .tooManyBytes? = fault(url, limits: ImageLimits(bytes: png.count - 4)) else {
            Issue.record("a long URL was read")
            return
        }
    }

    @Test("Of URLs only those with data in base64 are read")
    func urls() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(fault("https://a.example/b.png") == .unsupportedURL(scheme: "https"))
        #expect(fault("file:///b.png") == .unsupportedURL(scheme: "file"))
        for url in [
            "data:,abc", "data:image/png,iVBO", "data:image/png;base64", "data:;base64,iV BO", "data:;base64,iVB",
        ] {
            #expect(fault(ImageReference(url)) == .notBase64, "\(url)")
        }
        #expect(fault("data:image/png;base64,") == .damaged(reason: "it is empty"))
        #expect(fault("data:image/png;base64,aGVsbG8=") == .unknownFormat)
    }

    @Test("Base64 is read as its encoder wrote it, and nothing else is")
    func base64() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 73 + count) }
            #expect(decodedBase64(Data(bytes).base64EncodedString().utf8) == bytes)
        }
        for text in [
            "a", "ab", "abc", "abc==", "ab=c", "=", "====", "ab==ab==", "ab=", "a===", "ab-_", "abcd=", "ab\n=", "aB==",
            "aaF=",
        ] {
            #expect(decodedBase64(text.utf8) == nil, "\(text)")
        }
    }

    @Test("An error names the setting, the picture and the fault, and tells missing from damaged")
    func errors() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let damaged = try write(png.dropLast(9), "cut.png")
        func error(_ caption: Caption) -> SnugError? {
            do throws(SnugError) {
                _ = try Renderer().layout(of: caption)
                return nil
            } catch {
                return error
            }
        }
        let missing = try #require(error(Caption("a").backdrop("none.png")))
        #expect(missing.cause == .missing)
        #expect(missing.keys == ["backdrop"])
        #expect(missing.problem == "the image \"none.png\" cannot be read: there is no such file")
        let cut = try #require(error(Caption("a").background(.image(damaged))))
        #expect(cut.cause == .input)
        #expect(cut.keys == ["background"])
        #expect(cut.problem == "the image \"\(damaged.source)\" is damaged: it ends too early")
        let highlighted = Caption(RichText("a").highlight(Highlight(style: .image("none.png"))))
        #expect(error(highlighted)?.keys == ["highlight"])
        let letters = Caption("b" + RichText("a").foregroundStyle(.image("https://a.example")))
        #expect(error(letters)?.keys == ["color"])
        #expect(error(letters)?.cause == .settings)
    }

    @Test("Relative paths of pictures count from a spec's folder, wherever it names them")
    func relativePaths() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let image = ShapeStyle.image("a.png")
        var caption = Caption("x" + RichText("y").foregroundStyle(image).highlight(Highlight(style: image)))
            .background(image).stroke(image).canvas(image).textStroke(image, lineWidth: 1).foregroundStyle(image)
            .backdrop("/b.png")
        caption.spec.highlightStyle = Highlight(style: image)
        caption.spec.highlight = [HighlightRule("x", style: Highlight(style: image))]
        caption.spec.highlightRange = [HighlightRule(GraphemeRange(0..<1), style: Highlight(style: image))]
        caption.spec.highlightMatch = [HighlightRule("y", style: Highlight(style: image))]
        let count = 11
        var found: [ImageReference] = []
        _ = caption.resolvingPaths(relativeTo: "/folder").spec.replacingImages {
            found.append($0)
            return $0
        }
        #expect(found.filter { $0 == "/folder/a.png" }.count == count)
        #expect(found.filter { $0 == "/b.png" }.count == 1)
        #expect(found.count == count + 1)
        let url = Caption("a").backdrop("data:;base64,").resolvingPaths(relativeTo: "/folder")
        #expect(url.spec.backdrop == "data:;base64,")
    }
}
