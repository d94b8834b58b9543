internal import CPCRE2
internal import SnugText

/// One search for all matches of a pattern.
@safe
final class PatternSearch {
    /// The memory for ways back, in KiB.
    private static let heapLimit: UInt32 = 64 << 10

    private let pattern: CompiledPattern
    private let stepLimit: Int
    private let context: OpaquePointer
    private let data: OpaquePointer

    init(_ pattern: CompiledPattern, stepLimit: Int) {
        guard let context = unsafe snugPCRE2MatchContext(), let data = unsafe snugPCRE2MatchData(pattern.code) else {
            fatalError("no memory for a search")
        }
        self.pattern = pattern
        self.stepLimit = stepLimit
        unsafe self.context = context
        unsafe self.data = data
        unsafe snugPCRE2SetLimits(context, UInt32(clamping: stepLimit), Self.heapLimit)
    }

    deinit {
        unsafe snugPCRE2FreeMatchData(data)
        unsafe snugPCRE2FreeMatchContext(context)
    }

    /// The matches in order; see `PatternProvider`.
    func matches(in text: String) throws(PatternError) -> [Range<Int>] {
        var steps = PatternSteps(limit: stepLimit, pattern: pattern)
        let bytes = Array(text.utf8)
        var matches: [Range<Int>] = []
        var start = 0
        while start < bytes.count, let match = try next(in: bytes, from: start, counting: &steps) {
            // `\K` can move a match's start behind its end or before the last match.
            if match.start < match.end, match.start >= matches.last?.upperBound ?? 0 {
                matches.append(match.start..<match.end)
            }
            start = match.end > start ? match.end : Self.scalarEnd(in: bytes, after: start)
        }
        return matches
    }

    private func next(
        in bytes: [UInt8], from start: Int, counting steps: inout PatternSteps
    ) throws(PatternError) -> (start: Int, end: Int)? {
        let result = unsafe withUnsafeMutablePointer(to: &steps) { steps in
            unsafe snugPCRE2SetCallout(context, countSteps, steps)
            return unsafe snugPCRE2Match(
                pattern.code, bytes, bytes.count, start, snugPCRE2MatchOptions(), data, context)
        }
        switch result {
        case 0...:
            return unsafe (Int(snugPCRE2MatchStart(data)), Int(snugPCRE2MatchEnd(data)))
        case PCRE2_ERROR_NOMATCH:
            return nil
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT:
            throw .tooManySteps(limit: stepLimit)
        case PCRE2_ERROR_RECURSELOOP:
            // Only the search shows that a pattern contains itself without end.
            throw .syntax(offset: 0, reason: CompiledPattern.reason(result))
        default:
            fatalError("PCRE2 cannot search a text: \(CompiledPattern.reason(result))")
        }
    }

    private static func scalarEnd(in bytes: [UInt8], after start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}

/// What PCRE2 calls before each item of a pattern.
private func countSteps(_ call: UnsafeMutablePointer<pcre2_callout_block_8>?, _ steps: UnsafeMutableRawPointer?)
    -> Int32
{
    guard let call = unsafe call, let steps = unsafe steps else { return PCRE2_ERROR_MATCHLIMIT }
    let isWithin = unsafe steps.assumingMemoryBound(to: PatternSteps.self).pointee.count(call.pointee)
    return isWithin ? 0 : PCRE2_ERROR_MATCHLIMIT
}
