import Foundation
import SnugText
import Testing

@testable import SnugFonts

struct DirectoryTests {
    @Test("Fonts of folders and of folders below are found; damaged ones are passed over and named")
    func scanning() throws {
        let folder = try TemporaryFolder()
        let hebrew = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFolder.path("NotoSansHebrew-Subset.ttf"))))
        try folder.write(hebrew, as: "a/b/c/Hebrew.TTF")
        try folder.write(hebrew, as: "a/.hidden/Hidden.ttf")
        try folder.write(Array("words".utf8), as: "a/README")
        let broken = try folder.write(Array(hebrew.prefix(5000)), as: "a/broken.ttf")
        let library = FontLibrary(closed: [folder.path])
        let font = try library.font(.family("Noto Sans Hebrew"))
        #expect(library.info(of: font).path == folder.path + "/a/b/c/Hebrew.TTF")
        #expect(library.skippedFiles.count == 1)
        guard case .damagedFile(broken, _)? = library.skippedFiles.first else {
            Issue.record("the damaged file is not named")
            return
        }
    }

    @Test("All faces of a collection in a folder are found")
    func collection() throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFolder.path("NotoSansHebrewThai.ttc"))))
        try folder.write(bytes, as: "both.ttc")
        let library = FontLibrary(closed: [folder.path])
        #expect(library.info(of: try library.font(.family("Noto Sans Thai"))).face == 1)
        #expect(library.knownFamilies() == ["Inter", "Noto Sans Hebrew", "Noto Sans Thai"])
    }

    @Test("Of equal faces the first by path is taken, in whatever order the folders are given")
    func ties() throws {
        let folder = try TemporaryFolder()
        let hebrew = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFolder.path("NotoSansHebrew-Subset.ttf"))))
        for name in ["z/1.ttf", "m/1.ttf", "b/2.ttf", "b/1.ttf"] { try folder.write(hebrew, as: name) }
        let folders = ["z", "m", "b"].map { folder.path + "/" + $0 }
        for list in [folders, folders.reversed()] {
            let library = FontLibrary(closed: list)
            let font = try library.font(.family("Noto Sans Hebrew"))
            #expect(library.info(of: font).path == folder.path + "/b/1.ttf")
        }
    }

    @Test("A folder that links to itself is read once")
    func loop() throws {
        let folder = try TemporaryFolder()
        let hebrew = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontFolder.path("NotoSansHebrew-Subset.ttf"))))
        try folder.write(hebrew, as: "a/1.ttf")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/a/again", withDestinationPath: folder.path)
        #expect(FontDirectories([folder.path], limit: 1 << 20).records.count == 1)
    }

    @Test("A folder that does not exist is an error of every list")
    func missingFolder() {
        let library = FontLibrary(closed: ["/nowhere/at/all"])
        #expect(
            throws: FontError.unreadableFile(path: "/nowhere/at/all", reason: "No such file or directory")
        ) { try library.font(.family("Inter")) }
    }

    @Test("The built-in Inter goes before one in a folder")
    func builtInFirst() throws {
        let folder = try TemporaryFolder()
        var font = try SFNT(path: FontFolder.path("NotoSansHebrew-Subset.ttf"))
        font.rename("Inter")
        try folder.write(font.bytes, as: "Inter.ttf")
        let library = FontLibrary(closed: [folder.path])
        #expect(library.info(of: try library.font(.family("Inter"))).path == nil)
    }
}
