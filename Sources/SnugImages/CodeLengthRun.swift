/// A piece of a list of code lengths as DEFLATE writes it: a length, or a repetition (RFC 1951, section 3.2.7).
struct CodeLengthRun {
    /// 0...15 for a length itself, 16 to repeat the last one, 17 and 18 for zeros.
    let symbol: Int
    let extra: Int
    let extraCount: Int

    static let symbolCount = 19
    /// The order in which the lengths of the code for these symbols are written.
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static func runs(in lengths: [UInt8]) -> [CodeLengthRun] {
        var runs: [CodeLengthRun] = []
        var start = 0
        while start < lengths.count {
            let length = lengths[start]
            let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
            var rest = end - start
            if length > 0 {
                runs.append(CodeLengthRun(symbol: Int(length), extra: 0, extraCount: 0))
                rest -= 1
            }
            while rest >= 3 {
                let taken: Int
                if length > 0 {
                    taken = min(rest, 6)
                    runs.append(CodeLengthRun(symbol: 16, extra: taken - 3, extraCount: 2))
                } else if rest < 11 {
                    taken = rest
                    runs.append(CodeLengthRun(symbol: 17, extra: taken - 3, extraCount: 3))
                } else {
                    taken = min(rest, 138)
                    runs.append(CodeLengthRun(symbol: 18, extra: taken - 11, extraCount: 7))
                }
                rest -= taken
            }
            for _ in 0..<rest { runs.append(CodeLengthRun(symbol: Int(length), extra: 0, extraCount: 0)) }
            start = end
        }
        return runs
    }
}
