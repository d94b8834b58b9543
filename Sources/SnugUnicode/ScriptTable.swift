internal import CICU
internal import SnugText

/// ICU's numbers of scripts and their ISO 15924 codes, as far as they were asked for.
final class ScriptTable {
    private var codes: [Script?] = []
    private var numbers: [Script: Int32] = [:]

    /// The script property of a character.
    func script(of scalar: Unicode.Scalar) -> Script {
        let number = Int(snugICUScript(scalar.value))
        guard number >= 0 else { return .unknown }
        if number < codes.count, let known = codes[number] {
            return known
        }
        let code = Self.code(ofNumber: Int32(number)) ?? .unknown
        if number >= codes.count {
            codes += Array(repeating: nil, count: number + 1 - codes.count)
        }
        codes[number] = code
        return code
    }

    /// ICU's number of a script; negative if there is none.
    func number(of script: Script) -> Int32 {
        if let known = numbers[script] {
            return known
        }
        let letters = (0..<4).map { UInt8(truncatingIfNeeded: script.tag >> (24 - 8 * $0)) }
        let isCode = letters.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        let number = isCode ? unsafe snugICUScriptOfCode(String(decoding: letters, as: UTF8.self)) : -1
        // Tags come from ICU or from the caller's constants; a set without end can only be a mistake.
        if numbers.count < 1_000 {
            numbers[script] = number
        }
        return number
    }

    private static func code(ofNumber number: Int32) -> Script? {
        guard let name = unsafe snugICUScriptCode(number) else { return nil }
        let letters = unsafe String(cString: name).utf8
        guard letters.count == 4 else { return nil }
        return Script(tag: letters.reduce(0) { $0 << 8 | UInt32($1) })
    }
}
