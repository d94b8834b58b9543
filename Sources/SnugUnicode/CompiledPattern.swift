internal import CPCRE2
internal import SnugText

/// A regular expression as PCRE2 holds it.
@safe
final class CompiledPattern {
    let code: OpaquePointer

    /// Compiles a pattern that is not empty.
    init(_ pattern: String) throws(PatternError) {
        guard let context = unsafe snugPCRE2CompileContext() else { fatalError("no memory for a pattern") }
        defer { unsafe snugPCRE2FreeCompileContext(context) }
        unsafe snugPCRE2SetNewlines(context)
        let bytes = Array(pattern.utf8)
        var error: Int32 = 0
        var offset = 0
        let compiled = unsafe snugPCRE2Compile(bytes, bytes.count, snugPCRE2CompileOptions(), context, &error, &offset)
        guard let compiled = unsafe compiled else {
            guard error != PCRE2_ERROR_HEAP_FAILED else { fatalError("no memory for a pattern") }
            throw .syntax(offset: min(offset, bytes.count), reason: Self.reason(error))
        }
        unsafe code = compiled
    }

    deinit {
        unsafe snugPCRE2FreeCode(code)
    }

    /// Whether a part of the pattern stands for what a group has matched.
    var hasReferences: Bool { unsafe snugPCRE2HighestReference(code) > 0 }

    /// The bytes that are copied for each way back that is kept.
    var frameSize: Int { unsafe snugPCRE2FrameSize(code) }

    /// PCRE2's words for one of its error codes.
    static func reason(_ error: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = unsafe snugPCRE2ErrorText(error, &text, text.count)
        return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF8.self) : "error \(error)"
    }
}
