import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("The schema of specs", .enabled(if: SchemaValidator.isWanted, "Debian's package python3-jsonschema is missing"))
struct SchemaTests {
    /// The JSON files of a folder of the checkout; none where there is no such folder.
    private func specs(in folder: String) throws -> [String] {
        let folder = Repository.root.appending(path: folder)
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .sorted()
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    /// The JSON of code blocks in the documentation.
    private func documented() throws -> [String] {
        let folder = Repository.root.appending(path: "docs")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
            .sorted().map { folder.appending(path: $0) }
        return try ([Repository.root.appending(path: "README.md")] + pages).flatMap { page in
            let text = try String(contentsOf: page, encoding: .utf8)
            return text.matches(of: /\n```json[^\n]*\n((?:.|\n)*?)\n```/).map { String($0.output.1) }
        }
    }

    private func expectAllowed(_ documents: [String]) throws {
        for (document, fault) in zip(documents, try SchemaValidator.faults(in: documents)) {
            #expect(fault == nil, "\(document)")
        }
    }

    @Test("It allows every picture on record, every example, every look, and the specs of the documentation")
    func recorded() throws {
        let goldens = try specs(in: "Tests/Goldens")
        let looks = BuiltInStyle.all.map { String(decoding: $0.json, as: UTF8.self) }
        #expect(goldens.count > 50)
        let documented = try documented()
        #expect(!documented.isEmpty)
        try expectAllowed(goldens + looks + documented + specs(in: "Examples"))
    }

    @Test("It allows what the reader allows, in every form of every value")
    func right() throws {
        let renderer = Renderer()
        for spec in RightSpecs.all { #expect(canBeDrawn(spec, by: renderer), "\(spec)") }
        try expectAllowed(RightSpecs.all)
    }

    @Test("It refuses what nobody can draw, as the reader does")
    func wrong() throws {
        let renderer = Renderer()
        for (spec, fault) in zip(WrongSpecs.all, try SchemaValidator.faults(in: WrongSpecs.all)) {
            #expect(fault != nil, "the schema allows \(spec)")
            #expect(!canBeDrawn(spec, by: renderer), "the reader allows \(spec)")
        }
    }

    @Test("Every definition is used, every reference leads to one, and nothing but settings is open")
    func wholeness() throws {
        let text = SpecSchema.document.text()
        guard case .object(let members)? = SpecSchema.document["$defs"]?.value else {
            Issue.record("no definitions")
            return
        }
        let names = members.map(\.key)
        let used = Set(text.matches(of: /#\/\$defs\/(\w+)/).map { String($0.output.1) })
        #expect(used == Set(names) && names == names.sorted() && names.count > 10)
        for member in members { #expect(member.value["title"] != nil, "\(member.key)") }
        #expect(
            text.components(separatedBy: #""properties":"#).count
                == text.components(separatedBy: #""additionalProperties":false"#).count)
        let caption = try #require(SpecSchema.document["$defs"]?["caption"]?["properties"])
        for option in CaptionOption.all {
            #expect(caption[option.key]?["description"]?.value == .string(option.summary))
        }
    }

    @Test("Defaults are values that draw what is drawn without them")
    func defaults() throws {
        let renderer = Renderer()
        let plain = try renderer.image(of: Snug.Picture(json: Array(#"{"text": "a b c", "width": 90}"#.utf8)))
        let caption = try #require(SpecSchema.document["$defs"]?["caption"]?["properties"])
        var count = 0
        for option in CaptionOption.all where option.key != "width" {
            guard let value = caption[option.key]?["default"] else { continue }
            count += 1
            let spec = #"{"text": "a b c", "width": 90, "\#(option.key)": \#(value.text())}"#
            #expect(
                try renderer.image(of: Snug.Picture(json: Array(spec.utf8))).bitmap == plain.bitmap, "\(option.key)")
        }
        #expect(count > 20)
    }
}
