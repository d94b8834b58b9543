import Foundation
import Snug

/// A caption to measure.
struct Workload {
    let name: String
    let spec: CaptionSpec

    /// Bytes of the long texts.
    static let sizes = [10_000, 100_000, 1_000_000]

    private static let texts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "texts")

    private static func text(_ name: String) throws -> String {
        let text = try String(contentsOf: texts.appending(path: name + ".txt"), encoding: .utf8)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func look(_ text: String, size: Length, vertical: Length, horizontal: Length, radius: Length)
        -> Caption
    {
        Caption(text).fontSize(size).bold().foregroundColor(.white).background(Color(red: 32, green: 40, blue: 56))
            .padding(vertical: vertical, horizontal: horizontal).cornerRadius(radius)
    }

    /// A short caption, a paragraph and a story, as the comparison with the C program has them.
    static func captions() throws -> [Workload] {
        [
            Workload(
                name: "one-line",
                spec: look(try text("one-line"), size: 64, vertical: 12, horizontal: 24, radius: 16).spec),
            Workload(
                name: "paragraph",
                spec: look(try text("paragraph"), size: 40, vertical: 2, horizontal: 12, radius: 12).width(1000)
                    .multilineTextAlignment(.left).spec),
            Workload(
                name: "story",
                spec: look(try text("story"), size: 80, vertical: 6, horizontal: 24, radius: 24)
                    .size(width: 1080, height: 1920).spec),
        ]
    }

    /// The paragraph again and again up to a number of bytes, with a joint between.
    static func long(bytes: Int, joint: String) throws -> CaptionSpec {
        let paragraph = Array((try text("paragraph") + joint).utf8)
        var text: [UInt8] = []
        while text.count < bytes { text += paragraph }
        return Caption(String(decoding: text[..<bytes], as: UTF8.self)).fontSize(24).width(1200).spec
    }
}
