import Examples
import Foundation
import Snug
import SnugTestSupport
import Testing

@Suite("Examples")
struct ExampleTests {
    private static let renderer = Renderer()

    @Test("Swift and JSON give the same bytes", arguments: GoldenCase.examples)
    func twins(golden: GoldenCase) throws {
        let swift = try #require(examples[golden.name], "no Swift picture has the name of the file")
        let fromSwift = try Self.renderer.png(swift.resolvingPaths(relativeTo: Repository.examples.path))
        let fromJSON = try Self.renderer.png(try golden.spec())
        #expect(fromSwift.bytes == fromJSON.bytes)
        #expect(fromSwift.warnings.isEmpty)
    }

    @Test("Every Swift picture has a JSON file of its name")
    func names() {
        #expect(Set(GoldenCase.examples.map(\.name)) == Set(examples.keys))
        #expect(!examples.isEmpty)
    }
}
