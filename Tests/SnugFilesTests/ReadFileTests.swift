import Foundation
import SnugFiles
import Testing

@Suite("Reading files")
struct ReadFileTests {
    @Test("A file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
    func sizes(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/a"))
        #expect(try readFile(folder["a"], limit: size) == bytes)
        #expect(try readFile(folder["a"], limit: .max) == bytes)
        if size > 0 {
            #expect(throws: FileError.tooLarge(path: folder["a"], size: size, limit: size - 1)) {
                try readFile(folder["a"], limit: size - 1)
            }
        }
    }

    @Test("A file that says no size is read to its end or to the limit")
    func unknownSize() throws {
        let path = FilePath("/proc/self/status")
        let bytes = try readFile(path, limit: 1 << 20)
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
        #expect(throws: FileError.tooLarge(path: path, size: nil, limit: 10)) { try readFile(path, limit: 10) }
        #expect(throws: FileError.tooLarge(path: FilePath("/dev/zero"), size: nil, limit: 100_000)) {
            try readFile(FilePath("/dev/zero"), limit: 100_000)
        }
        #expect(try readFile(FilePath("/dev/null"), limit: 0) == [])
    }

    @Test("A named pipe is read until its writer closes it")
    func namedPipe() throws {
        let folder = try TemporaryFolder()
        try #require(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
        let path = folder["pipe"]
        let bytes = [UInt8](repeating: 7, count: 200_000)
        // A thread of its own: those of the pool are few, and each end waits for the other.
        Thread.detachNewThread {
            try? writeAtomically(bytes, to: path)
        }
        #expect(try readFile(path, limit: 1 << 20) == bytes)
        #expect(folder.names == ["pipe"])
    }

    @Test("What cannot be read says why")
    func errors() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a")
        #expect(throws: FileError.missing(path: folder["b"])) { try readFile(folder["b"], limit: 9) }
        #expect(throws: FileError.missing(path: folder["b/c"])) { try readFile(folder["b/c"], limit: 9) }
        #expect(throws: FileError.missing(path: FilePath(""))) { try readFile(FilePath(""), limit: 9) }
        #expect(throws: FileError.notInFolder(path: folder["a/b"])) { try readFile(folder["a/b"], limit: 9) }
        #expect(throws: FileError.isFolder(path: folder["."])) { try readFile(folder["."], limit: 9) }
        #expect(throws: FileError.invalidPath(path: folder["a\0b"])) { try readFile(folder["a\0b"], limit: 9) }
        let long = folder[String(repeating: "a", count: 256)]
        #expect(
            throws: FileError.system(operation: .open, path: long, code: ENAMETOOLONG, reason: "File name too long")
        ) { try readFile(long, limit: 9) }
    }

    @Test("A path of bytes that are no UTF-8 is found")
    func anyBytes() throws {
        let folder = try TemporaryFolder()
        let path = FilePath(bytes: Array((folder.path + "/").utf8) + [0xFF, 0xC3, 0x28])
        try writeAtomically([1, 2, 3], to: path)
        #expect(try readFile(path, limit: 3) == [1, 2, 3])
        #expect(path.description.hasSuffix("\u{FFFD}("))
    }

    @Test(
        "The folder of a path is what precedes its last part",
        arguments: [
            ("a", "."), ("a/b", "a"), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("a/", "."), ("//a//b//", "//a/"),
            ("", "."),
            ("./a", "."), ("../a/b c", "../a"),
        ])
    func folders(path: String, folder: String) {
        #expect(FilePath(path).folder == FilePath(folder))
    }
}
