import Foundation
import SnugText
import Testing

@testable import SnugFonts

struct FontFileTests {
    let folder: TemporaryFolder
    let hebrew = FontFolder.path("NotoSansHebrew-Subset.ttf")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func error(_ path: String, face: Int = 0, limit: Int = 64 << 20) -> FontError? {
        let library = FontLibrary(closed: [], maximumFileSize: limit)
        return #expect(throws: FontError.self) { try library.font(.file(path: path, face: face)) }
    }

    @Test("A file that cannot be read is named with the system's reason")
    func unreadable() throws {
        let nowhere = folder.path + "/none.ttf"
        #expect(error(nowhere) == .unreadableFile(path: nowhere, reason: "No such file or directory"))
        #expect(error(folder.path) == .unreadableFile(path: folder.path, reason: "Is a directory"))
        let below = hebrew + "/x.ttf"
        #expect(error(below) == .unreadableFile(path: below, reason: "Not a directory"))
        // A zero byte ends a name in C, and the file before it exists.
        let cut = hebrew + "\0.ttf"
        #expect(error(cut) == .unreadableFile(path: cut, reason: "No such file or directory"))
    }

    @Test("A named pipe is refused instead of waited for")
    func pipe() {
        let path = folder.path + "/pipe.ttf"
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(error(path) == .unreadableFile(path: path, reason: "Not a regular file"))
    }

    @Test("A file above the limit is refused by its size, one at the limit is opened")
    func tooLarge() throws {
        let size = try Data(contentsOf: URL(fileURLWithPath: hebrew)).count
        #expect(error(hebrew, limit: size - 1) == .fileTooLarge(path: hebrew, size: size, limit: size - 1))
        let library = FontLibrary(closed: [], maximumFileSize: size)
        #expect(throws: Never.self) { try library.font(.file(path: hebrew, face: 0)) }
    }

    @Test("A file of a terabyte is refused without being read")
    func huge() throws {
        let path = try folder.write([], as: "huge.ttf")
        #expect(unsafe truncate(path, 1 << 40) == 0)
        #expect(error(path) == .fileTooLarge(path: path, size: 1 << 40, limit: 64 << 20))
        #expect(error(path, limit: Int.max) == .fileTooLarge(path: path, size: 1 << 40, limit: Int(Int32.max)))
    }

    @Test("What is no font is called damaged, with the reason")
    func noFont() throws {
        func reason(_ bytes: [UInt8]) throws -> String? {
            let path = try folder.write(bytes, as: "x.ttf")
            guard case .damagedFile(path, let reason) = error(path) else { return nil }
            return reason
        }
        #expect(try reason([]) == "the file is empty")
        #expect(try reason(Array("a line of text, longer than a header".utf8)) == "it is no OpenType font")
        #expect(try reason([0, 1, 0, 0]) != nil)
        #expect(try reason(Array("wOFF".utf8)) == "the file ends inside its header")
        #expect(try reason(Array("wOF2".utf8)) == "the file ends inside its header")
        #expect(try reason(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60)) == "it cannot be unpacked")
        #expect(error(FontFolder.path("not-a-font.ttf")) != nil)
    }

    @Test("Half a font is damaged, wherever it is cut")
    func truncated() throws {
        let path = FontFolder.path("truncated.ttf")
        guard case .damagedFile(path, _) = error(path) else {
            Issue.record("not damaged")
            return
        }
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: hebrew)))
        for count in [5, 12, 50, 300, 1000, 9000, whole.count - 8] {
            let path = try folder.write(Array(whole.prefix(count)), as: "cut.ttf")
            guard case .damagedFile(path, _) = error(path) else {
                Issue.record("\(count) bytes are not damaged")
                continue
            }
        }
    }

    @Test(
        "A font without a table that drawing needs is damaged",
        arguments: ["cmap", "head", "hhea", "hmtx", "maxp", "glyf", "loca"])
    func missingTable(_ tag: String) throws {
        var font = try SFNT(path: hebrew)
        font.tables[tag] = nil
        let path = try folder.write(font.bytes, as: "without.ttf")
        let isOutline = ["glyf", "loca"].contains(tag)
        let reason = isOutline ? "it has no glyph outlines" : "its table '\(tag)' is missing"
        #expect(error(path) == .damagedFile(path: path, reason: reason))
    }

    @Test("Senseless numbers in the header tables are damage")
    func senselessNumbers() throws {
        for (offset, table) in [(18, "head"), (12, "head"), (4, "maxp"), (34, "hhea")] {
            var font = try SFNT(path: hebrew)
            font.set16(0, at: offset, in: table)
            let path = try folder.write(font.bytes, as: "zero.ttf")
            guard case .damagedFile(path, _) = error(path) else {
                Issue.record("0 at \(offset) in \(table) is not damaged")
                continue
            }
        }
    }

    @Test("Faces of a collection are counted, and a number beyond them is an error")
    func faces() throws {
        let path = FontFolder.path("NotoSansHebrewThai.ttc")
        let library = FontLibrary(closed: [])
        #expect(library.name(of: try library.font(.file(path: path, face: 0))) == "Noto Sans Hebrew")
        let thai = try library.font(.file(path: path, face: 1))
        #expect(library.name(of: thai) == "Noto Sans Thai")
        #expect(library.info(of: thai).face == 1)
        #expect(library.info(of: thai).path == path)
        #expect(error(path, face: 2) == .noFace(path: path, face: 2, count: 2))
        #expect(error(path, face: -1) == .noFace(path: path, face: -1, count: 2))
        #expect(error(hebrew, face: 1) == .noFace(path: hebrew, face: 1, count: 1))
        #expect(error(hebrew, face: 1 << 16) == .noFace(path: hebrew, face: 1 << 16, count: 1))
    }

    @Test("A font packed as WOFF draws what the plain one draws")
    func woff() throws {
        let font = try SFNT(path: hebrew)
        let path = try folder.write(font.woff, as: "packed.woff")
        let library = FontLibrary(closed: [])
        let plain = try library.font(.file(path: hebrew, face: 0))
        let packed = try library.font(.file(path: path, face: 0))
        #expect(plain != packed)
        let text = "שלום"
        #expect(library.glyphs(of: text, in: packed) == library.glyphs(of: text, in: plain))
        let glyph = try library.glyph("ש", in: plain)
        #expect(library.outline(of: glyph, in: packed) == library.outline(of: glyph, in: plain))
        #expect(library.info(of: packed).path == path)
    }

    @Test("A packed font says how large it unpacks, and is refused by that size")
    func bomb() throws {
        var bytes = try SFNT(path: hebrew).woff
        bytes.replaceSubrange(16..<20, with: UInt32(1 << 31).bytes)
        let path = try folder.write(bytes, as: "bomb.woff")
        #expect(error(path) == .fileTooLarge(path: path, size: 1 << 31, limit: 64 << 20))
    }

    @Test("A WOFF2 font is refused by the sum of its tables, whatever its header says")
    func bombOfTables() throws {
        // Two tables with names of their own, each of 2^28 bytes by its packed length.
        let length: [UInt8] = [0x81, 0x80, 0x80, 0x80, 0x00]
        let table = [0x3F] + Array("ABCD".utf8) + length
        let header: [UInt8] = Array("wOF2".utf8) + [0, 1, 0, 0] + UInt32(70).bytes + [0, 2, 0, 0] + UInt32(100).bytes
        let bytes = header + [UInt8](repeating: 0, count: 28) + table + table
        let path = try folder.write(bytes, as: "bomb.woff2")
        #expect(error(path) == .fileTooLarge(path: path, size: 1 << 29, limit: 64 << 20))
        let cut = try folder.write(Array(bytes.dropLast(3)), as: "cut.woff2")
        #expect(error(cut) == .damagedFile(path: cut, reason: "the file ends inside its header"))
    }

    @Test("Fonts with damaged insides neither crash nor hang")
    func damagedInsides() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFolder.path("NotoNastaliqUrdu-Subset.ttf"))))
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        var opened = 0
        for _ in 0..<40 {
            var bytes = whole
            for _ in 0..<60 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(random >> 33) % (bytes.count - 400) + 400] = UInt8(truncatingIfNeeded: random >> 20)
            }
            let path = try folder.write(bytes, as: "noise.ttf")
            let library = FontLibrary(closed: [])
            guard let font = try? library.font(.file(path: path, face: 0)) else { continue }
            opened += 1
            let glyphs = library.glyphs(
                of: "یہ ایک جملہ ہے", in: font, script: Script("Arab"), language: "ur", isRightToLeft: true)
            for glyph in glyphs {
                _ = library.outline(of: glyph.id, in: font)
                _ = library.inkBounds(of: glyph.id, in: font)
            }
            _ = library.metrics(of: font)
            _ = library.info(of: font)
        }
        #expect(opened > 0)
    }

    @Test("The same file is opened once")
    func openedOnce() throws {
        let library = FontLibrary(closed: [])
        let path = FontFolder.path("NotoSansHebrewThai.ttc")
        let first = try library.font(.file(path: path, face: 0))
        _ = try library.font(.file(path: path, face: 1))
        #expect(try library.font(.file(path: path, face: 0), weight: 700) == first)
        #expect(library.files.count == 1)
        #expect(library.faces.count == 2)
    }
}
