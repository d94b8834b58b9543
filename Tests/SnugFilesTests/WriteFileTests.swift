import Foundation
import Testing

@testable import SnugFiles

@Suite("Writing files")
struct WriteFileTests {
    private let text = Array("new".utf8)

    private func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test("A new file has the mode of the umask, a replaced one keeps its own")
    func modes() throws {
        let folder = try TemporaryFolder()
        try writeAtomically(text, to: folder["a"])
        #expect(try folder.text(of: "a") == "new")
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Umask:") })
        let mask = try #require(Int(line.dropFirst(6).filter(\.isNumber), radix: 8))
        #expect(try mode(folder.path + "/a") == 0o666 & ~mask)

        try folder.write("old, and longer than the new", to: "b")
        unsafe chmod(folder.path + "/b", 0o640)
        try writeAtomically(text, to: folder["b"])
        #expect(try folder.text(of: "b") == "new")
        #expect(try mode(folder.path + "/b") == 0o640)
        #expect(folder.names == ["a", "b"])
    }

    @Test("Who has the old file open keeps the old bytes")
    func replacement() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        let old = try #require(FileHandle(forReadingAtPath: folder.path + "/a"))
        try writeAtomically(text, to: folder["a"])
        #expect(try old.readToEnd() == Data("old".utf8))
        #expect(try folder.text(of: "a") == "new")
    }

    @Test("An empty file and a large one are written whole", arguments: [0, 1, 5_000_000])
    func sizes(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](repeating: 9, count: size)
        try writeAtomically(bytes, to: folder["a"])
        #expect(try readFile(folder["a"], limit: size) == bytes)
    }

    @Test("A symbolic link stays and its file is replaced, also where there is none yet")
    func links() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
        try folder.write("old", to: "sub/file")
        for (link, target) in [
            ("one", "sub/file"), ("two", "one"), ("three", "./sub/../two"), ("new", "sub/new"),
            ("absolute", folder.path + "/sub/absolute"), ("loop", "loop"), ("gone", "nowhere/file"), ("folder", "sub"),
        ] {
            try manager.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
        }
        try writeAtomically(text, to: folder["three"])
        try writeAtomically(text, to: folder["new"])
        try writeAtomically(text, to: folder["absolute"])
        try writeAtomically(text, to: folder["folder/inside"])
        for name in ["sub/file", "sub/new", "sub/absolute", "sub/inside", "one", "two"] {
            #expect(try folder.text(of: name) == "new")
        }
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/three") == "./sub/../two")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/new") == "sub/new")
        #expect(throws: FileError.missingFolder(path: folder["gone"], folder: folder["nowhere"])) {
            try writeAtomically(text, to: folder["gone"])
        }
        #expect(throws: FileError.isFolder(path: folder["folder"])) { try writeAtomically(text, to: folder["folder"]) }
        #expect {
            try writeAtomically(text, to: folder["loop"])
        } throws: {
            guard case .system(operation: .resolve, _, code: ELOOP, _) = $0 as? FileError else { return false }
            return true
        }
    }

    @Test("What cannot be written says why and leaves nothing behind")
    func errors() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        let long = folder[String(repeating: "a", count: 256)]
        let cases: [(FilePath, FileError)] = [
            (folder["b/c"], .missingFolder(path: folder["b/c"], folder: folder["b"])),
            (folder["b/c/d"], .missingFolder(path: folder["b/c/d"], folder: folder["b/c"])),
            (folder["a/b"], .notInFolder(path: folder["a/b"])),
            (folder["."], .isFolder(path: folder["."])),
            (folder["b/"], .isFolder(path: folder["b/"])),
            (folder["a\0"], .invalidPath(path: folder["a\0"])),
            (long, .system(operation: .resolve, path: long, code: ENAMETOOLONG, reason: "File name too long")),
        ]
        for (path, error) in cases {
            #expect(throws: error) { try writeAtomically(text, to: path) }
        }
        #expect(folder.names == ["a"])
        #expect(try folder.text(of: "a") == "old")
    }

    @Test("A name as long as names can be is written")
    func longName() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 255)
        try writeAtomically(text, to: folder[name])
        #expect(folder.names == [name])
    }

    @Test("A full device is an error, and stays a device")
    func fullDevice() throws {
        let path = FilePath("/dev/full")
        #expect(
            throws: FileError.system(operation: .write, path: path, code: ENOSPC, reason: "No space left on device")
        ) { try writeAtomically(text, to: path) }
        #expect(throws: Never.self) { try writeAtomically(text, to: FilePath("/dev/null")) }
        var status = stat()
        #expect(unsafe stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("A descriptor is written to where it stands", arguments: ["/dev/fd/", "/proc/self/fd/"])
    func descriptors(prefix: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("first ", to: "a")
        let number = unsafe open(folder.path + "/a", O_WRONLY | O_APPEND)
        defer { close(number) }
        try writeAtomically(text, to: FilePath(prefix + "\(number)"))
        try writeAtomically(text, to: FilePath(prefix + "\(number)"))
        #expect(try folder.text(of: "a") == "first newnew")
        #expect(folder.names == ["a"])
        let closed = FilePath(prefix + "987654")
        #expect(
            throws: FileError.system(operation: .write, path: closed, code: EBADF, reason: "Bad file descriptor")
        ) { try writeAtomically(text, to: closed) }
    }

    @Test("A temporary file that cannot take the place can be removed")
    func failedMove() throws {
        let folder = try TemporaryFolder()
        let temporary = try TemporaryFile(besides: folder["a"], mode: 0o666, named: folder["a"])
        #expect(folder.names.count == 1 && folder.names[0].hasPrefix(".snug-"))
        try FileManager.default.createDirectory(atPath: folder.path + "/a", withIntermediateDirectories: false)
        #expect(throws: FileError.isFolder(path: folder["a"])) { try temporary.move(to: folder["a"]) }
        #expect(folder.names.count == 2)
        temporary.remove()
        temporary.file.abandon()
        #expect(folder.names == ["a"])
    }
}
