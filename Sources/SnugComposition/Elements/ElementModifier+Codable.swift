extension ElementModifier: Codable {
    enum CodingKeys: String, ClosedCodingKey {
        case padding, frame, background, overlay, border, fill, stroke, strokeBorder, shadow, opacity, clipShape, offset
        case frameSize
    }

    /// Reads an object with the modifier's name as its one key.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw SpecFault.notOneKey(
                found: container.allKeys.map(\.stringValue), allowed: CodingKeys.allCases.map(\.rawValue))
        }
        func value<Value: Decodable>() throws -> Value { try container.decode(Value.self, forKey: key) }
        switch key {
        case .padding: self = .padding(try value())
        case .frame: self = .frame(try value())
        case .background: self = .background(try value())
        case .overlay: self = .overlay(try value())
        case .border: self = .border(try value())
        case .fill: self = .fill(try value())
        case .stroke: self = .stroke(try value())
        case .strokeBorder: self = .strokeBorder(try value())
        case .shadow: self = .shadow(try value())
        case .opacity: self = .opacity(try value())
        case .clipShape: self = .clipShape(try value())
        case .offset: self = .offset(try value())
        case .frameSize: self = .frameSize(try value())
        }
    }

    /// Writes an object with the modifier's name as its one key.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .padding(let insets): try container.encode(insets, forKey: .padding)
        case .frame(let frame): try container.encode(frame, forKey: .frame)
        case .background(let layer): try container.encode(layer, forKey: .background)
        case .overlay(let layer): try container.encode(layer, forKey: .overlay)
        case .border(let border): try container.encode(border, forKey: .border)
        case .fill(let style): try container.encode(style, forKey: .fill)
        case .stroke(let stroke): try container.encode(stroke, forKey: .stroke)
        case .strokeBorder(let stroke): try container.encode(stroke, forKey: .strokeBorder)
        case .shadow(let shadow): try container.encode(shadow, forKey: .shadow)
        case .opacity(let opacity): try container.encode(opacity, forKey: .opacity)
        case .clipShape(let shape): try container.encode(shape, forKey: .clipShape)
        case .offset(let offset): try container.encode(offset, forKey: .offset)
        case .frameSize(let frame): try container.encode(frame, forKey: .frameSize)
        }
    }

    /// The JSON key of the modifier.
    var name: String {
        let key: CodingKeys =
            switch self {
            case .padding: .padding
            case .frame: .frame
            case .background: .background
            case .overlay: .overlay
            case .border: .border
            case .fill: .fill
            case .stroke: .stroke
            case .strokeBorder: .strokeBorder
            case .shadow: .shadow
            case .opacity: .opacity
            case .clipShape: .clipShape
            case .offset: .offset
            case .frameSize: .frameSize
            }
        return key.rawValue
    }
}
