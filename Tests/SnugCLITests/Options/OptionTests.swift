import Foundation
import Snug
import Testing

@Suite("Every option")
struct OptionTests {
    @Test("There is a sample for each option of the table, and no other")
    func completeness() {
        #expect(OptionSample.all.map(\.key).sorted() == CaptionOption.all.map(\.key).sorted())
    }

    @Test("A flag, a JSON key, a property and a modifier give the same bytes", arguments: OptionSample.all)
    func bytes(sample: OptionSample) throws {
        let option = try #require(CaptionOption.named(sample.key))
        #expect((option.placeholder == nil) == (sample.argument == nil))
        let rest = try sample.rest()
        var spec = rest
        sample.property(&spec)
        #expect(option.isSet(in: spec))
        let renderer = Renderer()
        let expected = try renderer.png(Caption(spec: spec)).bytes

        let flag = try Tool.run(sample.arguments())
        #expect(flag.code == 0 && flag.output == expected, "\(flag.error)")
        let file = try Tool.run(["render", "-"], input: .text(sample.document()))
        #expect(file.code == 0 && file.output == expected, "\(file.error)")
        if let modifier = sample.modifier {
            #expect(try renderer.png(modifier(Caption(spec: rest))).bytes == expected)
        }
        if sample.makesDifference {
            #expect(try renderer.png(Caption(spec: rest)).bytes != expected)
        }
    }
}
