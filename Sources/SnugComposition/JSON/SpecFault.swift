import SnugText

/// What is wrong with a spec: with its JSON, its keys or its values. Facts only; the wording is elsewhere.
///
/// Value types throw it from `init(from:)`; `JSONTreeDecoder` adds where in the document it was.
public enum SpecFault: Error, Hashable, Sendable {
    /// The document is no JSON.
    case syntax(JSONFault)
    /// A value of the wrong kind. Nothing is converted: 1 is not true, and "1" is not 1.
    case wrongType(expected: JSONKind, found: JSONKind)
    /// An object lacks a key that it must have.
    case missingKey(String)
    /// An object has a key that its type does not know; `allowed` lists those it does.
    case unknownKey(String, suggestion: String?, allowed: [String])
    /// An object with none or several of these keys where it must have exactly one.
    case notOneKey(found: [String], allowed: [String])
    /// An array ends before its item of this index, from 0.
    case missingItem(index: Int)
    /// An array has the wrong number of items; `expected` is such as "2" or "1, 2 or 4".
    case wrongCount(expected: String, found: Int)
    /// A string that is none of the words that can stand here.
    case notOneOf(found: String, suggestion: String?, allowed: [String])
    /// A value of a kind that is right whose content is not; `expected` names what could stand here.
    case notAValue(expected: String, found: String, suggestion: String?)
    /// A number with a fraction where a whole one must stand, as written.
    case notAnInteger(found: String)
    /// A value outside its bounds, which are part of what is allowed; nil means no bound.
    case outOfRange(found: String, minimum: String?, maximum: String?)
    /// A number that is infinite or not a number and that JSON cannot hold; on writing only.
    case notFinite
    /// A style has a text, which captions have.
    case textInStyle
    /// What another type than Snug's own says in words.
    case invalid(reason: String)

    /// A string that is none of the allowed words, with the nearest of them as suggestion.
    public static func notOneOf(_ allowed: [String], found: String) -> SpecFault {
        .notOneOf(found: found, suggestion: closestName(to: found, among: allowed), allowed: allowed)
    }

    /// The fault of one member of the object that is being decoded, for an `init(from:)` that checks after decoding.
    ///
    /// Thrown in place of the fault itself it lets both `JSONTreeDecoder` and Foundation's decoder say which member.
    public func at(_ key: any CodingKey, in decoder: any Decoder) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(
                codingPath: decoder.codingPath + [key], debugDescription: "\(self)", underlyingError: self))
    }
}
