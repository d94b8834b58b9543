import Foundation
import Testing

@Suite("Limits")
struct LimitTests {
    /// Runs the tool where it can have no more than this many kilobytes of memory.
    private func run(_ arguments: [String], kilobytes: Int, in folder: TemporaryFolder) throws -> Tool.Outcome {
        try Tool.shell(#"ulimit -v \#(kilobytes); exec "$0" "$@""#, arguments, in: folder.path)
    }

    @Test("A canvas over the limit is refused before memory is taken")
    func canvas() throws {
        let folder = try TemporaryFolder()
        let tooMany = "use a smaller size or scale, or raise --max-pixels"
        let tooLong = "use a smaller size or scale, or wrap the text"
        for (arguments, problem, remedy) in [
            (
                ["--size", "30000x30000"], "--size: the picture would have 30000 x 30000 pixels, more than 100000000",
                tooMany
            ),
            (["--scale", "400"], "--scale: the picture would be 49200 pixels long, more than 32767", tooLong),
            (["--size", "50000x10"], "--size: the picture would be 50000 pixels long, more than 32767", tooLong),
            (
                ["--size", "1000000x1000000"], "--size: the picture would be 1000000 pixels long, more than 32767",
                tooLong
            ),
            (["--max-pixels", "50"], "--max-pixels: the picture would have 123 x 101 pixels, more than 50", tooMany),
        ] {
            let outcome = try run(["Hi", "-o", "a.png"] + arguments, kilobytes: 1_500_000, in: folder)
            expectError(outcome, code: 2, problem, remedy)
        }
        #expect(folder.names == [])
        for (limit, code) in [("1440000", 0), ("1439999", 2)] as [(String, Int32)] {
            #expect(try Tool.run(["Hi", "--size", "1200x1200", "--max-pixels", limit]).code == code)
        }
    }

    @Test("measure obeys no limit of pictures")
    func measured() throws {
        let measured = try measure(["Hi", "--size", "900000x900000", "--max-pixels", "1"])
        #expect(measured.canvas.width == 900_000 && measured.canvas.height == 900_000)
    }

    @Test("A text over the limit is refused, from a file before it is read")
    func text() throws {
        let folder = try TemporaryFolder()
        let limit = 4 << 20
        let script = #"truncate -s 40G big.txt; ulimit -v 1500000; exec "$0" measure --text-file big.txt"#
        expectError(
            try Tool.shell(script, in: folder.path), code: 3,
            "big.txt has \(40 << 30) bytes, more than \(limit)", "use a smaller file")
        expectError(
            try Tool.shell(#"yes 2>/dev/null | "$0" measure --text-file -"#), code: 3,
            "standard input has more than \(limit) bytes", "use a smaller file")
        expectError(
            try Tool.shell(#"truncate -s 17M big.json; exec "$0" render big.json"#, in: folder.path), code: 3,
            "big.json has \(17 << 20) bytes, more than \(16 << 20)", "use a smaller file")
    }

    @Test("A text in a spec that is over the limit is told with its place")
    func textOfSpec() throws {
        let folder = try TemporaryFolder()
        let count = (4 << 20) + 1
        try folder.write(#"{"text": ""# + String(repeating: "x", count: count) + "\"}", to: "spec.json")
        expectError(
            try Tool.run(["measure", "--spec", "spec.json"], in: folder.path), code: 3,
            "spec.json: line 1, column 10: $.text: the text has \(count) bytes, more than \(4 << 20)",
            "draw it in parts")
    }

    @Test("JSON that is deeper than the limit is told with its place")
    func depth() throws {
        let json = #"{"text": "# + String(repeating: "[", count: 10_000)
        expectError(
            try Tool.run(["render", "-"], input: .text(json)), code: 3,
            "standard input: line 1, column 73: arrays and objects stand more than 64 deep inside one another here",
            "put fewer into others")
    }
}
