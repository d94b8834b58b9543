extension ElementShape: Codable {
    enum CornerKey: String, ClosedCodingKey {
        case cornerRadius
    }

    private enum NoKeys: KeyNames {
        static let names: [String] = []
    }

    private enum ShapeKeys: KeyNames {
        static let names = ElementKind.Name.shapes.map(\.rawValue)
    }

    /// The JSON key of the shape.
    var name: ElementKind.Name {
        switch self {
        case .rectangle: .rectangle
        case .roundedRectangle: .roundedRectangle
        case .circle: .circle
        case .ellipse: .ellipse
        case .capsule: .capsule
        }
    }

    /// Reads the value of the shape's key: an object with what the shape needs beyond its name.
    init(_ name: ElementKind.Name, from decoder: any Decoder) throws {
        if let shape = name.plainShape {
            _ = try decoder.container(keyedBy: NamedKey<NoKeys>.self)
            self = shape
        } else {
            let container = try decoder.container(keyedBy: CornerKey.self)
            self = .roundedRectangle(cornerRadius: try container.decode(Length.self, forKey: .cornerRadius))
        }
    }

    /// Writes the value of the shape's key.
    func encodeValue(to encoder: any Encoder) throws {
        if case .roundedRectangle(let radius) = self {
            var container = encoder.container(keyedBy: CornerKey.self)
            try container.encode(radius, forKey: .cornerRadius)
        } else {
            _ = encoder.container(keyedBy: AnyKey.self)
        }
    }

    /// Reads a shape's name alone, or an object with its name as the one key.
    public init(from decoder: any Decoder) throws {
        if let word = try? decoder.singleValueContainer().decode(String.self) {
            guard let shape = ElementKind.Name(rawValue: word)?.plainShape else {
                throw SpecFault.notOneOf(
                    ElementKind.Name.allCases.filter { $0.plainShape != nil }.map(\.rawValue), found: word)
            }
            self = shape
            return
        }
        let container = try decoder.container(keyedBy: NamedKey<ShapeKeys>.self)
        let names = container.allKeys.compactMap { ElementKind.Name(rawValue: $0.stringValue) }
        guard names.count == 1 else {
            throw SpecFault.notOneKey(found: names.map(\.rawValue), allowed: ShapeKeys.names)
        }
        try self.init(names[0], from: container.superDecoder(forKey: NamedKey(trusted: names[0].rawValue)))
    }

    /// Writes the name alone where that says all.
    public func encode(to encoder: any Encoder) throws {
        if name.plainShape != nil {
            var container = encoder.singleValueContainer()
            return try container.encode(name.rawValue)
        }
        var container = encoder.container(keyedBy: AnyKey.self)
        try encodeValue(to: container.superEncoder(forKey: AnyKey(stringValue: name.rawValue)))
    }
}
