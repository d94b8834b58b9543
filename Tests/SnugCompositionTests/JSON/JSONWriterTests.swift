import Foundation
import SnugComposition
import Testing

/// A JSON value as Foundation's decoder sees it.
private indirect enum FoundationValue: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([FoundationValue])
    case object([String: FoundationValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let items = try? container.decode([FoundationValue].self) {
            self = .array(items)
        } else {
            self = .object(try container.decode([String: FoundationValue].self))
        }
    }
}

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("leaves out all space, unless asked to be pretty")
    func forms() throws {
        let node = try read(#"{ "a": [1, 2.50, "x"], "b": {}, "c": [], "d": [[1], {"e": null}], "f": {"g": true} }"#)
        #expect(node.text() == #"{"a":[1,2.50,"x"],"b":{},"c":[],"d":[[1],{"e":null}],"f":{"g":true}}"#)
        let pretty = """
            {
              "a": [1, 2.50, "x"],
              "b": {},
              "c": [],
              "d": [
                [1],
                {
                  "e": null
                }
              ],
              "f": {
                "g": true
              }
            }
            """
        #expect(node.text(pretty: true) == pretty)
    }

    @Test("escapes what it must and nothing else")
    func escapes() {
        let controls = String(String.UnicodeScalarView((0..<32).compactMap { Unicode.Scalar(UInt8($0)) }))
        let expected =
            #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
            + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f""#
        #expect(JSONNode(.string(controls)).text() == expected)
        #expect(JSONNode(.string("\"\\/é😀\u{7F}\u{2028}")).text() == "\"\\\"\\\\/é😀\u{7F}\u{2028}\"")
        #expect(JSONNode(["k\n": 1]).text() == #"{"k\n":1}"#)
    }

    @Test("gives back every string", arguments: ["", "plain", "\u{0}\u{1F}\"\\\n", "日本語\u{10FFFF}", "a\r\nb\u{FEFF}"])
    func strings(_ string: String) throws {
        let node = JSONNode(.string(string))
        #expect(try read(node.text()).bare == node)
    }

    @Test("gives what Foundation reads as the same values", arguments: sampleDocuments, [false, true])
    func foundationAgrees(_ text: String, isPretty: Bool) throws {
        let written = try read(text).text(pretty: isPretty)
        let ours = try JSONDecoder().decode(FoundationValue.self, from: Data(written.utf8))
        let theirs = try JSONDecoder().decode(FoundationValue.self, from: Data(text.utf8))
        #expect(ours == theirs)
    }

    @Test("gives back every document, pretty or not", arguments: sampleDocuments, [false, true])
    func roundTrip(_ text: String, isPretty: Bool) throws {
        let node = try read(text)
        let again = try read(node.text(pretty: isPretty))
        #expect(again.bare == node.bare)
        #expect(again.text() == node.text())
    }

    @Test("needs no tree: calls make the document")
    func streaming() throws {
        var writer = JSONWriter(pretty: true)
        writer.beginObject()
        writer.key("name")
        writer.write("Wombat")
        writer.key("box")
        writer.beginObject(inline: true)
        writer.key("x")
        try writer.write(-0.25)
        writer.key("items")
        writer.beginArray()
        writer.write(1)
        writer.write(UInt64.max)
        writer.endArray()
        writer.endObject()
        #expect(!writer.isComplete)
        writer.key("flags")
        writer.beginArray()
        writer.write(true)
        writer.writeNull()
        writer.endArray()
        writer.endObject()
        #expect(writer.isComplete)
        let expected = """
            {
              "name": "Wombat",
              "box": {"x": -0.25, "items": [1, 18446744073709551615]},
              "flags": [
                true,
                null
              ]
            }
            """
        #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == expected)
    }

    @Test("refuses a number that JSON does not have and goes on as if it had not been asked")
    func notFinite() throws {
        var writer = JSONWriter()
        writer.beginArray()
        writer.write(1)
        #expect(throws: SpecFault.notFinite) { try writer.write(Double.nan) }
        #expect(throws: SpecFault.notFinite) { try writer.write(-Double.infinity) }
        writer.write(2)
        writer.endArray()
        #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == "[1,2]")
    }

    @Test("can be taken away in parts, which are the whole in the end")
    func parts() throws {
        var whole = JSONWriter()
        var parted = JSONWriter()
        var parts: [UInt8] = []
        whole.beginArray()
        parted.beginArray()
        for place in 0..<20_000 {
            whole.write(place)
            parted.write(place)
            if parted.pendingByteCount > 1000 { parts += parted.takeBytes() }
            #expect(parted.pendingByteCount <= 1000)
        }
        whole.endArray()
        parted.endArray()
        parts += parted.takeBytes()
        #expect(parts == whole.takeBytes())
        #expect(parted.takeBytes().isEmpty)
        #expect(try JSONReader.read(parts).all.count == 20_001)
    }
}
