public import SnugComposition

/// A view that is nothing but one element, and is stored as that element's JSON.
public protocol ElementView: PrimitiveView, Hashable, Sendable, Codable {
    /// The view of an element; nil if the element is something else.
    init?(element: Element)
}

extension ElementView {
    /// Reads an element; throws if it is another one than the view stands for.
    public init(from decoder: any Decoder) throws {
        guard let view = Self(element: try Element(from: decoder)) else {
            throw SpecFault.invalid(reason: "this is no \(Self.self)")
        }
        self = view
    }

    /// Writes the element.
    public func encode(to encoder: any Encoder) throws {
        try element.encode(to: encoder)
    }
}
