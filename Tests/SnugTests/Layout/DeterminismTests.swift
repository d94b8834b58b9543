import Snug
import Testing

@Suite("Determinism")
struct DeterminismTests {
    private static let captions = [
        Caption("Hello, world"), Caption("when the captions\nfinally cling").fontSize(40).stroke(.black, lineWidth: 3),
        Caption("slanted and black").italic().fontWeight(900).outline(.union),
        Caption("wrapped to a narrow width, several lines").width(300).fontSize(30),
    ]

    @Test("Repeated runs give the same bytes")
    func repeated() throws {
        for caption in Self.captions {
            let first = try Renderer().png(caption)
            let renderer = Renderer()
            for _ in 0..<3 { #expect(try renderer.png(caption) == first) }
        }
    }

    @Test("Many tasks at once give the same bytes as one after the other")
    func concurrent() async throws {
        let renderer = Renderer()
        let alone = try Self.captions.map { try renderer.png($0) }
        try await withThrowingTaskGroup(of: (Int, RenderedPNG).self) { group in
            for round in 0..<12 {
                let index = round % Self.captions.count
                group.addTask { (index, try renderer.png(Self.captions[index])) }
            }
            for try await (index, png) in group { #expect(png == alone[index]) }
        }
    }
}
