import SnugGeometry
import SnugPixels
import Testing

@testable import SnugComposition

@Suite("Frames, padding and offsets")
struct FrameTests {
    private let trial = Trial()

    @Test("A fixed frame has its size whatever it holds and whatever it is offered")
    func fixed() throws {
        for content in [rectangle, text("a"), text("aaaaaaaaaaaaaaaaaaaa"), box(500, 500), hstack()] {
            for offered in [nil, 0.0, 7, 1e6] {
                #expect(try trial.size(content.frame(width: 30, height: 20), offered, offered) == [30, 20])
            }
        }
        #expect(try trial.size(rectangle.frame(width: 30), 7, 9) == [30, 9])
        #expect(try trial.size(text("abc").frame(height: 40)) == [18, 40])
    }

    @Test("The content is offered the frame's room")
    func room() throws {
        #expect(try trial.size(text("aaaa bbbb").frame(width: 30), 500) == [30, 24])
        #expect(try trial.size(rectangle.frame(width: 30).padding(LengthInsets(2)), 500, 10) == [34, 10])
    }

    @Test("What is free lies round the content as the alignment says", arguments: Alignment.allCases)
    func alignment(_ alignment: Alignment) throws {
        let (x, y) = alignment.parts
        let inner = text("a").modified(by: .frame(FrameModifier()))
        let framed = zstack(inner).frame(width: 26, height: 32, alignment: alignment)
        #expect(try trial.frames(framed) == [[20 * x, 20 * y, 6, 12]])
        let small = zstack(inner).frame(width: 2, height: 2, alignment: alignment)
        #expect(try trial.frames(small) == [[-4 * x, -10 * y, 6, 12]], "what is larger stands out to the other side")
    }

    @Test(
        "A lower bound holds whatever is offered",
        arguments: [(Double?.none, 60.0), (0, 60), (30, 60), (90, 60)])
    func least(offered: Double?, width: Double) throws {
        #expect(try trial.size(text("a").frame(minWidth: width), offered) == [width, 12])
    }

    @Test("What takes more than a lower bound keeps it")
    func aboveLeast() throws {
        #expect(try trial.size(text("abcdefghij").frame(minWidth: 20)) == [60, 12])
        #expect(try trial.size(rectangle.frame(minWidth: 20), 90, 5) == [90, 5])
        #expect(try trial.size(rectangle.frame(minWidth: 20), 10, 5) == [20, 5])
    }

    @Test("With an upper bound a frame takes what it is offered up to there")
    func most() throws {
        let frame = text("a").frame(maxWidth: .length(60))
        #expect(try trial.size(frame, 40) == [40, 12])
        #expect(try trial.size(frame, 90) == [60, 12])
        #expect(try trial.size(frame, 0) == [6, 12], "and never less than the content within the bound")
        #expect(try trial.size(frame) == [6, 12], "nothing is offered: what the content takes")
        #expect(try trial.size(text("abcdefghijkl").frame(maxWidth: .length(60))) == [60, 12])
        #expect(try trial.size(frame.frame(minWidth: 20, maxWidth: .length(50)), 90) == [50, 12])
    }

    @Test("A frame without bound takes all it is offered, and its content where nothing is")
    func infinity() throws {
        let frame = text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(try trial.size(frame, 300, 200) == [300, 200])
        #expect(try trial.size(frame) == [6, 12])
        #expect(try trial.frames(hstack(frame, box(10, 10)), 208, 50) == [[0, 0, 190, 50], [198, 20, 10, 10]])
    }

    @Test("Padding is added to what the content takes and taken from what it is offered")
    func padding() throws {
        let padded = text("aaaa bbbb").padding(LengthInsets(top: 1, right: 2, bottom: 3, left: 4))
        #expect(try trial.size(padded) == [60, 16])
        #expect(try trial.size(padded, 36) == [30, 28])
        #expect(try trial.frames(zstack(text("a")).padding(LengthInsets(16))) == [[16, 16, 6, 12]])
        #expect(try trial.size(rectangle.padding(LengthInsets(5)), 3, 3) == [10, 10])
    }

    @Test("What is painted differently takes the same room")
    func decorations() throws {
        let changes: [ElementModifier] = [
            .background(ElementLayer(.element(box(500, 500)))), .overlay(ElementLayer(.element(box(500, 500)))),
            .background(ElementLayer(.style(.color(.white)))), .border(BorderModifier(.color(.black), width: 9)),
            .shadow(ShadowModifier(radius: 30)), .opacity(0.5), .clipShape(.circle), .frameSize(FrameSizeModifier()),
            .offset(OffsetModifier(x: 100, y: -40)),
        ]
        for change in changes {
            let row = hstack(text("abc").modified(by: change), box(10, 10))
            #expect(try trial.size(row) == [36, 12], "\(change)")
            #expect(try trial.frames(row) == [[0, 0, 18, 12], [26, 1, 10, 10]], "\(change)")
        }
    }

    @Test("What is behind or over an element is offered its size and stands where the alignment says")
    func layers() throws {
        for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
            let (x, y) = alignment.parts
            let behind = box(40, 30).background(text("a"), alignment)
            #expect(try trial.frames(zstack(behind))[0] == [0, 0, 40, 30])
            #expect(try trial.frames(behind)[0] == [34 * x, 18 * y, 6, 12])
        }
        #expect(try trial.frames(box(40, 30).overlay(rectangle)).last == [0, 0, 40, 30])
        #expect(try trial.frames(box(40, 30).overlay(text("aaaa bbbb"))).last == [8, 3, 24, 24])
    }

    @Test("An offset moves what is painted by that much")
    func offset() throws {
        let moved = zstack(box(10, 10)).modified(by: .offset(OffsetModifier(x: 5, y: -3)))
        #expect(try trial.frames(moved) == [[5, -3, 10, 10]])
    }
}
