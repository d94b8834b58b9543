import SnugComposition
import Testing

private struct Style: Encodable {
    var color: String?
    var sizes: [Double]
    var isBold: Bool
    var inner: Inner?

    struct Inner: Encodable {
        var name = "x"
        var big = UInt64.max
    }
}

private struct Nothing: Encodable {
    func encode(to encoder: any Encoder) throws {}
}

/// Writes through nested containers that are open at the same time.
private struct Interleaved: Encodable {
    enum Keys: String, CodingKey { case object, array, single }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var object = container.nestedContainer(keyedBy: Keys.self, forKey: .object)
        var array = container.nestedUnkeyedContainer(forKey: .array)
        try object.encode(1, forKey: .array)
        try array.encode("a")
        try container.encode(true, forKey: .single)
        try object.encodeNil(forKey: .object)
        try array.encodeNil()
        var item = array.nestedContainer(keyedBy: Keys.self)
        try item.encode([Int](), forKey: .array)
        var items = array.nestedUnkeyedContainer()
        try items.encode(Int8(-1))
        try object.encode(2, forKey: .array)
    }
}

private class Base: Encodable {
    var name = "n"
}

private final class Derived: Base {
    enum CodingKeys: CodingKey { case size }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(3, forKey: .size)
        try super.encode(to: container.superEncoder())
    }
}

private func text(_ value: some Encodable) throws(SpecError) -> String {
    try JSONTreeEncoder().encode(value).text()
}

@Suite("Encoding as a JSON tree")
struct JSONTreeEncoderTests {
    @Test("keeps the order of members and leaves out what is nil")
    func members() throws {
        #expect(try text(Style(sizes: [1, 2.5], isBold: true)) == #"{"sizes":[1,2.5],"isBold":true}"#)
        #expect(
            try text(Style(color: "pink", sizes: [], isBold: false, inner: Style.Inner()))
                == #"{"color":"pink","sizes":[],"isBold":false,"inner":{"name":"x","big":18446744073709551615}}"#)
    }

    @Test("writes leaves, lists and what encodes nothing")
    func roots() throws {
        #expect(try text(1) == "1")
        #expect(try text("é\n") == #""é\n""#)
        #expect(try text(true) == "true")
        #expect(try text(Float(0.1)) == "0.1")
        #expect(try text(-0.0) == "0")
        #expect(try text(Int?.none) == "null")
        #expect(try text([1, nil, 3]) == "[1,null,3]")
        #expect(try text([[String]]()) == "[]")
        #expect(try text(Nothing()) == "{}")
        #expect(try text(["a": Nothing()]) == #"{"a":{}}"#)
    }

    @Test("lets nested containers be filled in turns, the later of two values for a key standing")
    func interleaved() throws {
        #expect(
            try text(Interleaved())
                == #"{"object":{"array":2,"object":null},"array":["a",null,{"array":[]},[-1]],"single":true}"#)
    }

    @Test("puts a superclass under a key of its own")
    func inheritance() throws {
        #expect(try text(Derived()) == #"{"size":3,"super":{"name":"n"}}"#)
    }

    @Test("sorts what has no order, so that equal values have one text")
    func unordered() throws {
        let keys = (0..<50).map { "k\($0)" }
        let forward = Dictionary(uniqueKeysWithValues: zip(keys, 0..<50))
        var backward: [String: Int] = [:]
        for key in keys.reversed() { backward[key] = forward[key] }
        #expect(try text(forward) == text(backward))
        #expect(try text(["b": 1, "a": 2, "é": 3, "": 4, "B": 5]) == #"{"":4,"B":5,"a":2,"b":1,"é":3}"#)
        #expect(try text([10: "x", 9: "y"]) == #"{"10":"x","9":"y"}"#)
        #expect(try text(Set(["c", "a", "b"])) == #"["a","b","c"]"#)
        #expect(try text([[2.5]: "x", [1.5]: "y", [0]: "z"]) == #"[[0],"z",[1.5],"y",[2.5],"x"]"#)
    }

    @Test("refuses numbers that JSON does not have, and names their place")
    func notFinite() {
        #expect(throws: SpecError(path: "$.sizes[1]", position: nil, fault: .notFinite)) {
            try text(Style(sizes: [1, .nan], isBold: false))
        }
        #expect(throws: SpecError(path: "$.a[0]", position: nil, fault: .notFinite)) {
            try text(["a": [Float.infinity]])
        }
    }
}
