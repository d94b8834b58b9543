/// The keys of an object that may have no others.
///
/// `JSONTreeDecoder` refuses an unknown key wherever the key type lists its cases, so a type that reads an object through
/// two key types must leave `CaseIterable` off both.
public protocol ClosedCodingKey: CodingKey, CaseIterable {}
