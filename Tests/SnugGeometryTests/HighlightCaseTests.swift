import SnugGeometry
import Testing

/// The highlights of the folder `OutlineCases`, and their mirror images in paragraphs of the other direction.
@Suite struct HighlightCaseTests {
    private func lines(_ example: OutlineCase) throws -> [HighlightLine] {
        let direction = try #require(example.params.dir)
        try #require(["ltr", "rtl"].contains(direction))
        var lines: [HighlightLine] = []
        for fragment in example.fragments {
            let run = HighlightLine.Run(x0: fragment.rect[0], x1: fragment.rect[2])
            if fragment.line == lines.count - 1 {
                lines[fragment.line].runs.append(run)
            } else {
                lines.append(
                    HighlightLine(
                        top: fragment.rect[1], bottom: fragment.rect[3], runs: [run], isRightToLeft: direction == "rtl")
                )
            }
        }
        return lines
    }

    private func parameters(_ example: OutlineCase) throws -> HighlightParameters {
        let modes: [String: HighlightShape.Mode] = ["slice": .slice]
        let rules: [String: HighlightShape.GapRule] = ["round": .round, "css": .css]
        return HighlightParameters(
            mode: try #require(modes[example.params.style ?? ""]), radius: try #require(example.params.r),
            gapRule: try #require(rules[example.params.bidi ?? "round"]))
    }

    private func check(
        _ fragments: [HighlightFragment], _ expected: [OutlineCase.ExpectedFragment], sum: Double?
    ) throws {
        #expect(fragments.count == expected.count)
        for (fragment, expected) in zip(fragments, expected) {
            #expect(fragment.corners == expected.corners)
            #expect(abs(fragment.radius - expected.radius) <= 1e-4)
            #expect(isClose(fragment.area, expected.area, within: 1e-6))
            #expect(isClose(fragment.path.signedArea, expected.area, within: 1e-6))
            let radii = [
                fragment.radii.topLeft, fragment.radii.topRight, fragment.radii.bottomRight, fragment.radii.bottomLeft,
            ]
            #expect(radii == expected.corners.map { $0 ? fragment.radius : 0 })
        }
        #expect(isClose(fragments.map(\.area).reduce(0, +), try #require(sum), within: 1e-6))
    }

    @Test("A highlight has the fragments of its case", arguments: OutlineCase.all(.fragments))
    func fragments(_ example: OutlineCase) throws {
        let shape = try HighlightShape(lines(example), parameters: parameters(example))
        try check(shape.fragments, try #require(example.expect.fragments), sum: example.expect.area_sum)
        #expect(shape.fragments.map(\.line) == example.fragments.map(\.line))
        for (fragment, given) in zip(shape.fragments, example.fragments) {
            #expect([fragment.rect.x0, fragment.rect.y0, fragment.rect.x1, fragment.rect.y1] == given.rect)
        }
        // Lines of the cases touch but do not overlap.
        #expect(isClose(shape.path.signedArea, try #require(example.expect.area_sum), within: 1e-6))
        #expect(isClose(shape.boundary().signedArea, try #require(example.expect.area_sum), within: 1e-6))
    }

    @Test(
        "In the mirror, with paragraphs turned, it has the mirrored fragments", arguments: OutlineCase.all(.fragments))
    func mirrored(_ example: OutlineCase) throws {
        let lines = try lines(example).map { $0.mirrored(about: 150) }
        let shape = try HighlightShape(lines, parameters: parameters(example))
        // Back in the order of the original: fragments of a line run from right to left now.
        let fragments = shape.fragments.sorted { ($0.line, -$0.rect.x0) < ($1.line, -$1.rect.x0) }
        let expected = try #require(example.expect.fragments).map { fragment in
            var fragment = fragment
            fragment.corners = [1, 0, 3, 2].map { fragment.corners[$0] }
            return fragment
        }
        try check(fragments, expected, sum: example.expect.area_sum)
        for (fragment, given) in zip(fragments, example.fragments) {
            #expect(
                [300 - fragment.rect.x1, fragment.rect.y0, 300 - fragment.rect.x0, fragment.rect.y1] == given.rect)
        }
    }

    @Test("The three-line cases of both directions are each other's mirror images")
    func twins() throws {
        let cases = OutlineCase.all(.fragments)
        let leftToRight = try #require(cases.first { $0.id == "c001" })
        let rightToLeft = try #require(cases.first { $0.id == "c002" })
        #expect(try lines(leftToRight).map { $0.mirrored(about: 150) } == lines(rightToLeft))
    }
}
