/// A node that is being made. Containers that are open at the same time write into the same tree, so it is shared.
final class EncodingSlot {
    private enum Content {
        case empty
        case leaf(JSONNode.Value)
        case array([EncodingSlot])
        case object(keys: [String], places: [String: Int], slots: [EncodingSlot])
    }

    private var content = Content.empty

    /// Makes the slot a leaf; what a value writes last is what it is.
    func set(_ value: JSONNode.Value) {
        content = .leaf(value)
    }

    /// Makes the slot an object, and leaves it one if it is already.
    func becomeObject() {
        if case .object = content { return }
        expectEmpty()
        content = .object(keys: [], places: [:], slots: [])
    }

    /// Makes the slot an array, and leaves it one if it is already.
    func becomeArray() {
        if case .array = content { return }
        expectEmpty()
        content = .array([])
    }

    /// The slot of a key; a key that is written twice keeps its place and takes the later value.
    func member(_ key: String) -> EncodingSlot {
        guard case .object(var keys, var places, var slots) = content else { preconditionFailure("not an object") }
        content = .empty
        let slot = EncodingSlot()
        if let place = places[key] {
            slots[place] = slot
        } else {
            places[key] = keys.count
            keys.append(key)
            slots.append(slot)
        }
        content = .object(keys: keys, places: places, slots: slots)
        return slot
    }

    /// The slot after the last.
    func appendItem() -> EncodingSlot {
        guard case .array(var items) = content else { preconditionFailure("not an array") }
        content = .empty
        let slot = EncodingSlot()
        items.append(slot)
        content = .array(items)
        return slot
    }

    /// How many items or members there are.
    var count: Int {
        switch content {
        case .empty, .leaf: 0
        case .array(let items): items.count
        case .object(let keys, _, _): keys.count
        }
    }

    /// Orders members by key, and groups of items by their text, for values that have no order of their own.
    func sort(itemsPerElement: Int) {
        switch content {
        case .empty, .leaf: break
        case .object(let keys, _, let slots):
            let order = keys.indices.sorted { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }
            let sorted = order.map { keys[$0] }
            content = .object(
                keys: sorted, places: Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices)),
                slots: order.map { slots[$0] })
        case .array(let items):
            let elements = stride(from: 0, to: items.count, by: itemsPerElement).map { start in
                let slots = items[start..<min(start + itemsPerElement, items.count)]
                return (text: Array(items[start].node().text().utf8), slots: slots)
            }
            content = .array(
                elements.sorted { $0.text.lexicographicallyPrecedes($1.text) }.flatMap(\.slots))
        }
    }

    /// The node, with all that was written.
    func node() -> JSONNode {
        switch content {
        case .empty: JSONNode(.object([]))
        case .leaf(let value): JSONNode(value)
        case .array(let items): JSONNode(.array(items.map { $0.node() }))
        case .object(let keys, _, let slots):
            JSONNode(
                .object(zip(keys, slots).map { JSONNode.Member(key: $0, value: $1.node()) }))
        }
    }

    private func expectEmpty() {
        if case .empty = content { return }
        preconditionFailure("a value encodes itself either by keys, as a list or as one value")
    }
}
