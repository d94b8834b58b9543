extension NodeDecoder {
    /// What a type's `init(from:)` threw, with its place; what has one already keeps it.
    func located(_ error: any Error, decoding type: any Any.Type) -> SpecError {
        switch error {
        case let error as SpecError: error
        case let fault as SpecFault: failure(fault)
        case let error as DecodingError: located(error, decoding: type)
        default: failure(.invalid(reason: String(describing: error)))
        }
    }

    private func located(_ error: DecodingError, decoding type: any Any.Type) -> SpecError {
        switch error {
        case .keyNotFound(let key, let context):
            return descendant(context).failure(.missingKey(key.stringValue))
        case .dataCorrupted(let context):
            let isOwn = context.codingPath.count <= codingPath.count
            let fault = context.underlyingError as? SpecFault ?? (isOwn ? notOneOfCases(of: type) : nil)
            return descendant(context).failure(fault ?? .invalid(reason: context.debugDescription))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return descendant(context).failure(.invalid(reason: context.debugDescription))
        @unknown default:
            return failure(.invalid(reason: String(describing: error)))
        }
    }

    /// The decoder of the node that the context's path names, or of the last node on the way that exists.
    private func descendant(_ context: DecodingError.Context) -> NodeDecoder {
        var decoder = self
        for key in context.codingPath.dropFirst(codingPath.count) {
            switch decoder.node.value {
            case .object:
                guard let node = decoder.node[key.stringValue] else { return decoder }
                decoder = decoder.child(node, at: .key(key, in: decoder.path))
            case .array(let items):
                guard let index = key.intValue, items.indices.contains(index) else { return decoder }
                decoder = decoder.child(items[index], at: .index(index, in: decoder.path))
            default:
                return decoder
            }
        }
        return decoder
    }

    /// The fault of a leaf that is no raw value of an enumeration that lists its cases; Swift's own error does not
    /// list them.
    private func notOneOfCases(of type: any Any.Type) -> SpecFault? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        let allowed = rawValues(of: type)
        switch node.value {
        case .string(let found) where !allowed.isEmpty && !allowed.contains(found):
            return .notOneOf(allowed, found: found)
        case .number(let number) where !allowed.isEmpty && !allowed.contains(number.text):
            return .notOneOf(found: number.text, suggestion: nil, allowed: allowed)
        default:
            return nil
        }
    }
}

private func rawValues<T: CaseIterable>(of type: T.Type) -> [String] {
    T.allCases.compactMap { value in
        guard let value = value as? any RawRepresentable else { return nil }
        return rawText(value)
    }
}

private func rawText(_ value: some RawRepresentable) -> String {
    String(describing: value.rawValue)
}
