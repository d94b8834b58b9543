/// Reads JSON (RFC 8259) strictly and keeps the place of every value and key.
public enum JSONReader {
    /// The document's value.
    ///
    /// The bytes are UTF-8; a byte order mark at the start is skipped. A key must not stand twice in an object, and
    /// keys that are canonically equivalent count as one. Linear in time; memory is taken only within the limits.
    /// Throws the first mistake of the document.
    public static func read(_ bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) -> JSONNode {
        var parser = JSONParser(bytes: bytes, limits: limits)
        return try parser.document()
    }
}
