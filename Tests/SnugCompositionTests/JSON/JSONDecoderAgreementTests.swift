import Foundation
import SnugComposition
import Testing

private struct Note: Codable, Hashable {
    var title: String
    var count: Int
    var ratio: Double?
    var small: Float
    var tags: [String]
    var scores: [String: [Double]]
    var mark: Mark
    var state: State
    var children: [Note]?

    enum CodingKeys: String, ClosedCodingKey {
        case title, count, ratio, small, tags, scores, mark, state, children
    }
}

private enum State: String, CaseIterable, Codable { case draft, done }

/// A value type that throws `SpecFault` itself.
private struct Mark: Codable, Hashable {
    var letter: Character

    init(_ letter: Character) { self.letter = letter }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let letter = text.first, text.count == 1 else {
            throw SpecFault.notAValue(expected: "one letter", found: text, suggestion: nil)
        }
        self.letter = letter
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(letter))
    }
}

private let notes: [Note] = [
    Note(title: "", count: 0, small: 0, tags: [], scores: [:], mark: Mark("a"), state: .draft),
    Note(
        title: "é\n\"😀\"", count: .min, ratio: 0.1, small: 0.1, tags: ["x", "y"],
        scores: ["a": [1, 2.5], "b": [], "c": [-1e-300]], mark: Mark("한"), state: .done,
        children: [
            Note(
                title: "child", count: .max, ratio: 1e300, small: 3.4028235e38, tags: [""], scores: ["": [0]],
                mark: Mark("b"), state: .draft, children: [])
        ]),
]

@Suite("Foundation's coders and Snug's agree")
struct JSONDecoderAgreementTests {
    @Test("on what Snug encodes", arguments: notes)
    private func snugEncodes(_ note: Note) throws {
        let bytes = Array(try JSONTreeEncoder().encode(note).text(pretty: true).utf8)
        #expect(try JSONDecoder().decode(Note.self, from: Data(bytes)) == note)
        #expect(try JSONTreeDecoder().decode(Note.self, fromJSON: bytes) == note)
    }

    @Test("on what Foundation encodes", arguments: notes)
    private func foundationEncodes(_ note: Note) throws {
        let data = try JSONEncoder().encode(note)
        #expect(try JSONTreeDecoder().decode(Note.self, fromJSON: Array(data)) == note)
        #expect(try JSONDecoder().decode(Note.self, from: data) == note)
    }

    @Test("on the members that are written", arguments: notes)
    private func sameMembers(_ note: Note) throws {
        let snug = try JSONTreeEncoder().encode(note).text()
        let ours = try JSONSerialization.jsonObject(with: Data(snug.utf8))
        let theirs = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(note))
        #expect((ours as? NSDictionary)?.isEqual(theirs) == true)
    }

    @Test("on numbers that are integers and numbers that are not")
    func integers() {
        for text in ["1", "-1", "1.0", "1e2", "1.5", "255", "256", "-0", "9223372036854775807", "9223372036854775808"] {
            func agree<T: Decodable & Equatable>(_ type: T.Type) {
                let ours = try? JSONTreeDecoder().decode([T].self, fromJSON: Array("[\(text)]".utf8))
                let theirs = try? JSONDecoder().decode([T].self, from: Data("[\(text)]".utf8))
                #expect(ours == theirs, "\(text) as \(type)")
            }
            agree(Int.self)
            agree(UInt8.self)
            agree(UInt64.self)
            agree(Double.self)
        }
    }

    @Test("that a kind is not another's")
    func kinds() {
        for text in ["null", "true", "1", "\"1\"", "[]", "{}"] {
            func agree<T: Decodable & Equatable>(_ type: T.Type) {
                let ours = try? JSONTreeDecoder().decode([T].self, fromJSON: Array("[\(text)]".utf8))
                let theirs = try? JSONDecoder().decode([T].self, from: Data("[\(text)]".utf8))
                #expect(ours == theirs, "\(text) as \(type)")
            }
            agree(Bool.self)
            agree(Int.self)
            agree(Double.self)
            agree(String.self)
            agree([Int].self)
            agree([String: Int].self)
            agree(Int?.self)
        }
    }

    @Test("that a value type's own fault is its fault")
    func faults() throws {
        let note = try JSONTreeEncoder().encode(notes[0]).text().replacing(#""mark":"a""#, with: #""mark":"ab""#)
        let fault = SpecFault.notAValue(expected: "one letter", found: "ab", suggestion: nil)
        #expect(throws: fault) { try JSONDecoder().decode(Note.self, from: Data(note.utf8)) }
        let error = #expect(throws: SpecError.self) {
            try JSONTreeDecoder().decode(Note.self, fromJSON: Array(note.utf8))
        }
        #expect(error?.fault == fault)
        #expect(error?.path == "$.mark")
    }
}
