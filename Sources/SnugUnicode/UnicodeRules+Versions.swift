internal import CFriBidi
internal import CICU

extension UnicodeRules {
    /// The version of the Unicode Standard whose data are in use, such as `15.0`.
    public static var unicodeVersion: String {
        unsafe version { unsafe snugICUUnicodeVersion($0) }
    }

    /// The version of the ICU library, such as `72.1`.
    public static var icuVersion: String {
        unsafe version { unsafe snugICUVersion($0) }
    }

    /// The version of the FriBidi library, such as `1.0.8`; empty if the library does not say.
    public static var friBidiVersion: String {
        guard let text = unsafe snugFriBidiVersion() else { return "" }
        let words = unsafe String(cString: text).split { $0 == " " || $0 == "\n" }
        return words.first { $0.first?.isNumber == true }.map(String.init) ?? ""
    }

    private static func version(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: snugICUVersionLength) { buffer in
            unsafe buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress else { return "" }
            unsafe write(start)
            return unsafe String(cString: start)
        }
    }
}
