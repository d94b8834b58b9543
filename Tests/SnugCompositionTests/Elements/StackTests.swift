import SnugGeometry
import Testing

@testable import SnugComposition

@Suite("Stacks")
struct StackTests {
    private let trial = Trial()

    @Test("Children of one size stand eight units apart, in the middle of the largest")
    func fixed() throws {
        let row = hstack(box(30, 10), box(50, 20))
        #expect(try trial.size(row) == [88, 20])
        #expect(try trial.frames(row) == [[0, 5, 30, 10], [38, 0, 50, 20]])
        let column = vstack(box(30, 10), box(50, 20))
        #expect(try trial.size(column) == [50, 38])
        #expect(try trial.frames(column) == [[10, 0, 30, 10], [0, 18, 50, 20]])
    }

    @Test("The spacing that is told stands between neighbours and nowhere else", arguments: [0.0, 3, 100])
    func spacing(_ length: Double) throws {
        #expect(try trial.size(hstack(spacing: .px(length), box(1, 1), box(2, 1), box(3, 1))) == [6 + 2 * length, 1])
        #expect(try trial.size(vstack(spacing: .px(length), box(1, 1))) == [1, 1])
    }

    @Test("An empty stack takes nothing, and a stack of one is that one")
    func fewChildren() throws {
        for stack in [hstack(), vstack(), zstack()] {
            #expect(try trial.size(stack) == [0, 0])
            #expect(try trial.size(stack, 100, 100) == [0, 0])
            #expect(try trial.size(hstack(stack, box(5, 6))) == [13, 6], "nothing is a child all the same")
        }
        for stack in [hstack(text("ab")), vstack(text("ab")), zstack(text("ab"))] {
            #expect(try trial.size(stack) == [12, 12])
            #expect(try trial.frames(stack, 100, 100) == [[0, 0, 12, 12]])
        }
    }

    @Test("A row shares its width evenly among children that take what they are offered")
    func even() throws {
        #expect(try trial.frames(hstack(rectangle, rectangle), 208, 10) == [[0, 0, 100, 10], [108, 0, 100, 10]])
        #expect(
            try trial.frames(vstack(spacing: 0, rectangle, rectangle, rectangle), 10, 30)
                == [[0, 0, 10, 10], [0, 10, 10, 10], [0, 20, 10, 10]])
    }

    @Test("Shares are whole units without a gap or an overlap", arguments: [100.0, 101, 7, 2, 1, 0, 100.5])
    func wholeShares(width: Double) throws {
        let frames = try trial.frames(hstack(spacing: 0, rectangle, rectangle, rectangle), width, 10)
        #expect(frames.map { $0[2] }.reduce(0, +) == width)
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(before[2] == before[2].rounded())
            #expect(before[0] + before[2] == after[0])
            #expect(abs(before[2] - after[2]) <= 1)
        }
    }

    @Test("A child whose width cannot change takes it first, wherever it stands")
    func fixedFirst() throws {
        #expect(try trial.frames(hstack(rectangle, box(50, 10)), 208, 10) == [[0, 0, 150, 10], [158, 0, 50, 10]])
        #expect(try trial.frames(hstack(box(50, 10), rectangle), 208, 10) == [[0, 0, 50, 10], [58, 0, 150, 10]])
    }

    @Test("A child with an upper bound takes no more, and the others get the rest")
    func bounded() throws {
        let row = hstack(rectangle.frame(maxWidth: .length(40)), rectangle)
        #expect(try trial.frames(row, 208, 10) == [[0, 0, 40, 10], [48, 0, 160, 10]])
    }

    @Test("A stack of flexible children is as flexible as they are")
    func nestedFlexible() throws {
        for inner in [vstack(rectangle), zstack(rectangle), hstack(rectangle), hstack(vstack(rectangle))] {
            #expect(
                try trial.frames(hstack(inner, box(50, 10)), 208, 10) == [[0, 0, 150, 10], [158, 0, 50, 10]])
            #expect(
                try trial.frames(vstack(inner, box(10, 50)), 10, 208) == [[0, 0, 10, 150], [0, 158, 10, 50]])
        }
    }

    @Test("A text beside something fixed wraps into what is left")
    func wrapping() throws {
        let row = hstack(text("aaaa bbbb"), box(50, 10))
        #expect(try trial.size(row) == [54 + 8 + 50, 12])
        #expect(try trial.frames(row, 88) == [[0, 0, 24, 24], [32, 7, 50, 10]])
        #expect(try trial.size(row, 1000) == [112, 12], "a text takes no more than it needs")
    }

    @Test("Of two texts the one that can give way less is not made to wrap")
    func twoTexts() throws {
        let row = hstack(text("aaaa bbbb cccc dddd"), text("ee"))
        #expect(try trial.frames(row, 12 + 8 + 60) == [[0, 0, 54, 24], [62, 6, 12, 12]])
    }

    @Test("A spacer takes what is left and has no spacing beside it")
    func spacers() throws {
        let row = hstack(box(30, 10), spacer(), box(50, 20))
        #expect(try trial.size(row) == [88, 20], "eight units where nothing is offered")
        #expect(try trial.frames(row, 200)[2] == [150, 0, 50, 20])
        #expect(try trial.size(row, 10) == [88, 20], "never less than eight")
        #expect(try trial.size(hstack(box(30, 10), spacer(40), box(50, 20)), 10) == [120, 20])
        let told = hstack(spacing: 4, box(30, 10), spacer(), box(50, 20))
        #expect(try trial.size(told) == [30 + 4 + 8 + 4 + 50, 20])
        let three = vstack(spacer(), box(1, 10), spacer(), box(1, 10), spacer())
        #expect(try trial.frames(three, nil, 80).map { $0[1] } == [0, 20, 30, 50, 60])
    }

    @Test("Across its stack's axis a spacer takes nothing, and outside of stacks it grows both ways")
    func spacerAcross() throws {
        #expect(try trial.size(hstack(spacer(), box(5, 5)), 100, 100) == [100, 5])
        #expect(try trial.size(zstack(spacer(), box(5, 5)), 100, 70) == [100, 70])
    }

    @Test(
        "A row lines its children up",
        arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
    func rows(alignment: VerticalAlignment, y: Double) throws {
        #expect(try trial.frames(hstack(alignment, box(1, 10), box(1, 30)))[0] == [0, y, 1, 10])
    }

    @Test(
        "A column lines its children up",
        arguments: [(HorizontalAlignment.leading, 0.0), (.center, 10), (.trailing, 20)])
    func columns(alignment: HorizontalAlignment, x: Double) throws {
        #expect(try trial.frames(vstack(alignment, box(10, 1), box(30, 1)))[0] == [x, 0, 10, 1])
    }

    @Test("Elements over one another stand where the alignment says", arguments: Alignment.allCases)
    func depth(alignment: Alignment) throws {
        let (x, y) = alignment.parts
        let frames = try trial.frames(zstack(alignment, box(40, 30), box(10, 10), box(20, 50)))
        #expect(frames == [[0, 20 * y, 40, 30], [30 * x, 40 * y, 10, 10], [20 * x, 0, 20, 50]])
    }

    @Test("A stack over one another offers each child all of its room")
    func depthRoom() throws {
        #expect(try trial.frames(zstack(rectangle, text("aa bb")), 20, 50) == [[0, 0, 20, 50], [4, 13, 12, 24]])
    }

    @Test("Frames stand on whole units where children's lengths are odd")
    func wholeUnits() throws {
        let frames = try trial.frames(hstack(box(3, 3), box(4, 8), box(1, 5)))
        #expect(frames.flatMap { $0 }.allSatisfy { $0 == $0.rounded() })
    }
}
