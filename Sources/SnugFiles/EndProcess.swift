internal import Glibc

/// Ends the program with a code, 0...255.
public func endProcess(_ code: Int32) -> Never {
    exit(code)
}
