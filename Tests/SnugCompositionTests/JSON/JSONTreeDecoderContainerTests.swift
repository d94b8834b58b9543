import SnugComposition
import Testing

private func decode<T: Decodable>(_ type: T.Type = T.self, _ text: String) throws(SpecError) -> T {
    try JSONTreeDecoder().decode(type, fromJSON: Array(text.utf8))
}

/// A point written as an array of two numbers.
private struct Pair: Decodable, Equatable {
    var x: Double
    var y: Double

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Double.self)
        y = try container.decode(Double.self)
        guard container.isAtEnd else {
            throw SpecFault.wrongCount(expected: "2", found: container.count ?? 0)
        }
    }
}

/// Reads through nested containers, without types of their own for what lies between.
private struct Flat: Decodable, Equatable {
    var color: String
    var first: Int
    var rest: [Int] = []
    var last: String

    enum Keys: String, CodingKey { case style, sizes }
    enum StyleKeys: String, ClosedCodingKey { case color }
    enum SizeKeys: String, CodingKey { case label }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        color = try container.nestedContainer(keyedBy: StyleKeys.self, forKey: .style)
            .decode(String.self, forKey: .color)
        var sizes = try container.nestedUnkeyedContainer(forKey: .sizes)
        first = try sizes.decode(Int.self)
        var inner = try sizes.nestedUnkeyedContainer()
        while !inner.isAtEnd {
            if try !inner.decodeNil() { rest.append(try inner.decode(Int.self)) }
        }
        last = try sizes.nestedContainer(keyedBy: SizeKeys.self).decode(String.self, forKey: .label)
    }
}

private class Base: Decodable {
    var name: String
}

private final class Derived: Base {
    var size: Int

    enum CodingKeys: String, CodingKey { case size, base }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = try container.decode(Int.self, forKey: .size)
        try super.init(from: try container.superDecoder(forKey: .base))
    }
}

private enum Element: Codable, Equatable {
    case text(String)
    case image(path: String, scale: Double?)
}

/// Picks its other keys by one of them, through two key types.
private struct Choice: Decodable {
    var kind: String

    enum KindKey: String, CodingKey { case kind }

    init(from decoder: any Decoder) throws {
        kind = try decoder.container(keyedBy: KindKey.self).decode(String.self, forKey: .kind)
    }
}

private struct Stranger: Error {}

private struct Failing: Decodable {
    init(from decoder: any Decoder) throws {
        if try decoder.singleValueContainer().decode(Bool.self) { throw Stranger() }
        throw DecodingError.valueNotFound(
            Int.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no luck"))
    }
}

@Suite("The containers of the tree decoder")
struct JSONTreeDecoderContainerTests {
    @Test("read an array item by item and miss the one after the last")
    func unkeyed() throws {
        #expect(try decode([Pair].self, "[[1, 2]]").first?.y == 2)
        let position = JSONPosition(line: 1, column: 2, offset: 1)
        #expect(throws: SpecError(path: "$[0]", position: position, fault: .missingItem(index: 1))) {
            try decode([Pair].self, "[[1]]")
        }
        #expect(throws: SpecError(path: "$[0]", position: position, fault: .wrongCount(expected: "2", found: 3))) {
            try decode([Pair].self, "[[1, 2, 3]]")
        }
    }

    @Test("nest without types between")
    func nested() throws {
        let text = #"{"style": {"color": "pink"}, "sizes": [1, [2, null, 3], {"label": "x", "free": 0}], "free": 0}"#
        let flat = try decode(Flat.self, text)
        #expect(flat.color == "pink")
        #expect(flat.first == 1)
        #expect(flat.rest == [2, 3])
        #expect(flat.last == "x")
    }

    @Test(
        "know the whole way to a nested mistake",
        arguments: [
            (#"{"style": {"colour": "pink"}}"#, "$.style.colour"),
            (#"{"style": []}"#, "$.style"),
            (#"{"style": {"color": "pink"}, "sizes": [1, [2, "3"]]}"#, "$.sizes[1][1]"),
            (#"{"style": {"color": "pink"}, "sizes": [1, 2]}"#, "$.sizes[1]"),
            (#"{"style": {"color": "pink"}, "sizes": [1]}"#, "$.sizes"),
            (#"{"style": {"color": "pink"}, "sizes": [1, [], {"label": 1}]}"#, "$.sizes[2].label"),
        ])
    func nestedMistakes(_ text: String, _ path: String) {
        let error = #expect(throws: SpecError.self) { try decode(Flat.self, text) }
        #expect(error?.path == path)
    }

    @Test("serve a class and its superclass")
    func inheritance() throws {
        let derived = try decode(Derived.self, #"{"size": 3, "base": {"name": "n"}}"#)
        #expect(derived.size == 3)
        #expect(derived.name == "n")
        let error = #expect(throws: SpecError.self) { try decode(Derived.self, #"{"size": 3, "base": {}}"#) }
        #expect(error?.path == "$.base")
        #expect(error?.fault == .missingKey("name"))
    }

    @Test("serve enumerations with values")
    func enumerations() throws {
        let text = #"[{"text": {"_0": "hi"}}, {"image": {"path": "a.png", "scale": 2}}, {"image": {"path": "b"}}]"#
        #expect(
            try decode([Element].self, text) == [
                .text("hi"), .image(path: "a.png", scale: 2), .image(path: "b", scale: nil),
            ])
        let error = #expect(throws: SpecError.self) { try decode([Element].self, #"[{"image": {"scale": 2}}]"#) }
        #expect(error?.path == "$[0].image")
        #expect(error?.fault == .missingKey("path"))
    }

    @Test("leave other keys alone where the key type does not list its cases")
    func openKeys() throws {
        #expect(try decode(Choice.self, #"{"kind": "a", "more": 1}"#).kind == "a")
    }

    @Test("say in words what a stranger's error says, at its place")
    func strangers() {
        let error = #expect(throws: SpecError.self) { try decode([Failing].self, "[false]") }
        #expect(error?.path == "$[0]")
        #expect(error?.fault == .invalid(reason: "no luck"))
        let other = #expect(throws: SpecError.self) { try decode([Failing].self, "[true]") }
        #expect(other?.path == "$[0]")
        #expect(other?.fault == .invalid(reason: "Stranger()"))
    }

    @Test("place the standard library's errors at the member that they name")
    func standardLibrary() {
        let error = #expect(throws: SpecError.self) {
            try decode([String: [Int: Int]].self, #"{"a": {"1": 1, "b": 2}}"#)
        }
        #expect(error?.path == "$.a.b")
        let range = #expect(throws: SpecError.self) { try decode([ClosedRange<Int>].self, "[[5, 1]]") }
        #expect(range?.path == "$[0]")
    }
}
