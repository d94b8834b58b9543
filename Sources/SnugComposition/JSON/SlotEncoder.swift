/// What a type that is encoded sees of the node that it becomes.
struct SlotEncoder: Encoder {
    let slot: EncodingSlot
    let path: NodePath
    let userInfo: [CodingUserInfoKey: Any]

    var codingPath: [any CodingKey] { path.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeObject()
        return KeyedEncodingContainer(KeyedSlotContainer(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeArray()
        return UnkeyedSlotContainer(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleSlotContainer(encoder: self)
    }

    func encode<T: Encodable>(_ value: T) throws(SpecError) {
        do {
            try value.encode(to: self)
        } catch {
            throw located(error)
        }
        if let unordered = T.self as? any UnorderedEncodable.Type {
            slot.sort(itemsPerElement: unordered.itemsPerElement)
        }
    }

    func encode<T: JSONPrimitive>(_ value: T) throws(SpecError) {
        do throws(SpecFault) {
            slot.set(try value.jsonValue())
        } catch {
            throw failure(error)
        }
    }

    /// The encoder of the member that the key names.
    func member(_ key: some CodingKey) -> SlotEncoder {
        SlotEncoder(slot: slot.member(key.stringValue), path: .key(key, in: path), userInfo: userInfo)
    }

    /// The encoder of the item after the last.
    func nextItem() -> SlotEncoder {
        let place = slot.count
        return SlotEncoder(slot: slot.appendItem(), path: .index(place, in: path), userInfo: userInfo)
    }

    private func failure(_ fault: SpecFault) -> SpecError {
        SpecError(path: path.text, position: nil, fault: fault)
    }

    private func located(_ error: any Error) -> SpecError {
        switch error {
        case let error as SpecError: error
        case let fault as SpecFault: failure(fault)
        case EncodingError.invalidValue(_, let context): failure(.invalid(reason: context.debugDescription))
        default: failure(.invalid(reason: String(describing: error)))
        }
    }
}
