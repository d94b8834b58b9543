internal import CPCRE2

/// Counts the steps of all matches together.
///
/// PCRE2 calls back before every item of a pattern. What it did since the last time is at most what it passed over,
/// what it compared with a group's text, and what it copied to be able to come back.
struct PatternSteps {
    private var left: Int
    private let countsGroups: Bool
    private let stepCost: Int
    private var place = 0

    init(limit: Int, pattern: CompiledPattern) {
        left = max(0, limit)
        countsGroups = pattern.hasReferences
        stepCost = 1 + pattern.frameSize / 1024
    }

    /// Counts what led to a call; false once there are too many steps.
    mutating func count(_ call: pcre2_callout_block_8) -> Bool {
        let now = unsafe call.current_position
        let starts = unsafe call.callout_flags & UInt32(PCRE2_CALLOUT_STARTMATCH) != 0
        var cost = stepCost
        // Going back costs nothing that was not counted on the way there.
        if !starts { cost += max(0, now - place) }
        if countsGroups { cost += unsafe Self.longestGroup(of: call) }
        place = now
        guard cost <= left else { return false }
        left -= cost
        return true
    }

    private static func longestGroup(of call: pcre2_callout_block_8) -> Int {
        guard let offsets = unsafe call.offset_vector else { return 0 }
        var longest = 0
        for group in 1..<max(1, Int(unsafe call.capture_top)) {
            let (start, end) = unsafe (offsets[2 * group], offsets[2 * group + 1])
            // Groups that match nothing hold the largest unsigned number.
            if start <= end, end != .max { longest = max(longest, Int(end - start)) }
        }
        return longest
    }
}
