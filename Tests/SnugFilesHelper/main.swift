import Glibc
import SnugFiles

// Does what the first argument says; a file error is told on standard error and ends the program with code 5.

// Whatever goes wrong, the tests do not wait for ever.
alarm(60)
Signals.install()
let arguments = ProgramArguments.all

do throws(FileError) {
    switch arguments.first?.description {
    case "write":
        // Writes a large file again and again, until a signal comes.
        let bytes = [UInt8](repeating: 0x2E, count: 8 << 20)
        while true {
            try writeAtomically(bytes, to: arguments[1])
        }
    case "overfill":
        // Writes a file that is larger than this process may write.
        var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try writeAtomically([UInt8](repeating: 0x2E, count: 1 << 20), to: arguments[1])
    case "copy":
        // Copies the standard input to the path, or to the standard output.
        let bytes = try StandardStream.input.read(limit: 1 << 20)
        if arguments.count > 1 {
            try writeAtomically(bytes, to: arguments[1])
        } else {
            try StandardStream.output.write(bytes)
        }
    case "print":
        // Writes more than a pipe takes.
        try StandardStream.output.write([UInt8](repeating: 0x2E, count: 1 << 20))
    case "wait":
        try StandardStream.output.write([0x2E])
        while true {
            pause()
        }
    case "terminal":
        let width = StandardStream.input.columns.map(String.init) ?? "none"
        try StandardStream.output.write(Array("\(StandardStream.input.isTerminal) \(width)".utf8))
    default:
        exit(64)
    }
} catch {
    try? StandardStream.error.write(Array("\(error)".utf8))
    exit(5)
}
