import Dispatch
import Foundation
import Snug
import Testing

@Suite("Large trees of elements")
struct ElementLimitTests {
    /// Rows of texts in columns in rows: 10,000 elements in all.
    private var large: Element {
        let row = HStack(spacing: 1) { for _ in 0..<98 { Text("a").fontSize(5) } }
        let column = VStack(spacing: 1) { for _ in 0..<10 { row } }
        return HStack(spacing: 1) { for _ in 0..<10 { column } }.element
    }

    @Test("10,000 elements are laid out in less than a minute, in debug builds too", .timeLimit(.minutes(5)))
    func time() throws {
        let view = large
        let renderer = Renderer()
        let start = ContinuousClock.now
        let layout = try renderer.layout(of: Snug.Picture(view))
        let time = ContinuousClock.now - start
        #expect(layout.canvas.width > 98 * 10)
        #expect(time < .seconds(50), "\(time)")
    }

    @Test("A tree 100,000 deep is refused before anything of it is laid out")
    func deep() throws {
        try onLargeStack {
            var element = Text("a").element
            for _ in 0..<100_000 { element = HStack { element }.element }
            #expect {
                try Renderer().png(element)
            } throws: { "\($0)".contains("64 elements stand inside one another") }
            var layered = Text("a").element
            for _ in 0..<100_000 { layered = Text("a").background(layered) }
            #expect {
                try Renderer().png(layered)
            } throws: { "\($0)".contains("64 elements stand inside one another") }
        }
    }

    @Test("100,000 modifiers of one element are refused, and as many as are allowed are drawn")
    func modifiers() throws {
        let many = Element(
            Text("a").element.kind, modifiers: Array(repeating: .padding(LengthInsets(1)), count: 100_000))
        #expect {
            try Renderer().png(many)
        } throws: { "\($0)".contains("more than 512 modifiers") }
        let most = Element(Text("a").element.kind, modifiers: Array(repeating: .padding(LengthInsets(1)), count: 512))
        #expect(try Renderer().layout(of: Snug.Picture(most)).canvas.height > 1024)
        let shadows = Element(Text("a").element.kind, modifiers: Array(repeating: .opacity(1), count: 512))
        #expect(try !Renderer().png(shadows).bytes.isEmpty)
    }

    /// Values that hold one another are let go of by recursion: the test itself needs a large stack for them.
    private func onLargeStack(_ work: @escaping @Sendable () throws -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            defer { done.signal() }
            do { try work() } catch { Issue.record("\(error)") }
        }
        thread.stackSize = 1 << 30
        thread.start()
        done.wait()
    }
}
