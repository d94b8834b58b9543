import SnugGeometry
import SnugPixels
import Testing

@testable import SnugComposition

/// The face's ascent is nine tenths of its size, its line twelve tenths.
@Suite("Baselines of elements")
struct BaselineTests {
    private let trial = Trial()
    private let small = text("a")
    private let large = text("a", size: 20)

    @Test("Texts of two sizes share a baseline")
    func shared() throws {
        for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
            let row = hstack(alignment, small, large)
            #expect(try trial.frames(row) == [[0, 9, 6, 12], [14, 0, 12, 24]])
            #expect(try trial.size(row) == [26, 24])
            #expect(try trial.baselines(row) == [18, 18])
        }
    }

    @Test("First and last lines have baselines of their own")
    func lines() throws {
        let wrapped = text("a b").frame(width: 6)
        #expect(try trial.baselines(wrapped) == [9, 21])
        #expect(try trial.frames(hstack(.firstTextBaseline, wrapped, large)).map { $0[1] } == [9, 0])
        #expect(try trial.frames(hstack(.lastTextBaseline, wrapped, large)).map { $0[1] } == [0, 3])
    }

    @Test("What has no text stands on the line with its lower edge")
    func withoutText() throws {
        #expect(try trial.frames(hstack(.firstTextBaseline, box(4, 4), large)).map { $0[1] } == [14, 0])
    }

    @Test("Padding and frames move a baseline with the text")
    func moved() throws {
        let padded = small.padding(LengthInsets(top: 5, right: 0, bottom: 7, left: 0))
        #expect(try trial.baselines(padded) == [14, 14])
        #expect(try trial.baselines(small.frame(height: 30)) == [18, 18])
        #expect(try trial.baselines(small.frame(height: 30, alignment: .bottom)) == [27, 27])
        #expect(try trial.baselines(padded.frame(height: 44)) == [24, 24])
    }

    @Test("What is painted round a text leaves its baseline")
    func decorated() throws {
        let changes: [ElementModifier] = [
            .background(ElementLayer(.element(large))), .overlay(ElementLayer(.element(large))),
            .border(BorderModifier(.color(.black))), .shadow(ShadowModifier(radius: 3)), .opacity(0.5),
            .clipShape(.circle), .offset(OffsetModifier(x: 3, y: 4)), .frameSize(FrameSizeModifier()),
        ]
        for change in changes {
            #expect(try trial.baselines(small.modified(by: change)) == [9, 9], "\(change)")
        }
    }

    @Test("A stack's baselines are the first and the last of its children's")
    func stacks() throws {
        #expect(try trial.baselines(vstack(small, large)) == [9, 20 + 18])
        #expect(try trial.baselines(vstack(box(5, 5), small)) == [22, 22])
        #expect(try trial.baselines(zstack(.top, small, large)) == [9, 18])
        #expect(try trial.baselines(hstack(.top, small, large)) == [9, 18])
        #expect(try trial.baselines(hstack(box(5, 5), rectangle)) == [nil, nil])
        let nested = hstack(.firstTextBaseline, vstack(small, small), large)
        #expect(try trial.frames(nested).map { $0[1] } == [9, 0])
    }
}
