import Foundation
import SnugGeometry

extension HighlightLine {
    /// A line with runs from pairs of sides.
    init(_ top: Double, _ bottom: Double, _ runs: [(Double, Double)], isRightToLeft: Bool = false) {
        self.init(
            top: top, bottom: bottom, runs: runs.map { Run(x0: $0.0, x1: $0.1) }, isRightToLeft: isRightToLeft)
    }

    /// The line moved by a vector.
    func offset(by d: Point) -> HighlightLine {
        HighlightLine(top + d.y, bottom + d.y, runs.map { ($0.x0 + d.x, $0.x1 + d.x) }, isRightToLeft: isRightToLeft)
    }

    /// The line mirrored about `x = axis`, its paragraph running the other way.
    func mirrored(about axis: Double) -> HighlightLine {
        HighlightLine(
            top, bottom, runs.map { (2 * axis - $0.x1, 2 * axis - $0.x0) }, isRightToLeft: !isRightToLeft)
    }
}

extension HighlightParameters {
    /// The parameters with the two paddings exchanged.
    var mirrored: HighlightParameters {
        var result = self
        (result.leftPadding, result.rightPadding) = (rightPadding, leftPadding)
        return result
    }
}

extension HighlightFragment {
    /// The fragment mirrored about `x = axis`.
    func mirrored(about axis: Double) -> HighlightFragment {
        HighlightFragment(
            line: line, rect: Rect(x0: 2 * axis - rect.x1, y0: rect.y0, x1: 2 * axis - rect.x0, y1: rect.y1),
            isLeftRounded: isRightRounded, isRightRounded: isLeftRounded, radius: radius)
    }

    /// Whether each corner is rounded, clockwise from the upper left one.
    var corners: [Bool] { [isLeftRounded, isRightRounded, isRightRounded, isLeftRounded] }

    /// How far a point lies outside the fragment; negative inside. Straight from the definition.
    func distance(to p: Point) -> Double {
        let box = max(rect.x0 - p.x, p.x - rect.x1, rect.y0 - p.y, p.y - rect.y1)
        let isLeft = isLeftRounded && p.x < rect.x0 + radius
        let isRight = isRightRounded && p.x > rect.x1 - radius
        let isUpper = p.y < rect.y0 + radius
        guard isLeft || isRight, isUpper || p.y > rect.y1 - radius else { return box }
        let x = isLeft ? rect.x0 + radius : rect.x1 - radius
        let y = isUpper ? rect.y0 + radius : rect.y1 - radius
        return max(box, hypot(p.x - x, p.y - y) - radius)
    }
}

/// Highlights to try properties on.
enum HighlightExamples {
    /// Lines of text that overlap, touch or leave gaps, some with several runs and some with none.
    ///
    /// All coordinates are multiples of 1/4, so that sums and mirror images are exact.
    static func lines(_ random: inout SplitMix, count: ClosedRange<Int> = 1...7) -> [HighlightLine] {
        let pitch = Double(random.int(24...40))
        let height = pitch + Double(random.int(-24...24)) / 4
        let isRightToLeft = random.bool()
        let changes = random.int(0...3) == 0
        return (0..<random.int(count)).map { line in
            var x = Double(random.int(0...200)) / 4
            let runs = (0..<random.int(0...3)).map { _ in
                let x0 = x + Double(random.int(0...80)) / 4
                let x1 = x0 + Double(random.int(0...400)) / 4
                x = x1
                return (x0, x1)
            }
            let top = Double(line) * pitch
            return HighlightLine(
                top, top + height, runs.shuffled(using: &random),
                isRightToLeft: changes ? random.bool() : isRightToLeft)
        }
    }

    /// Parameters of all kinds, lengths in quarters of a unit.
    static func parameters(
        _ random: inout SplitMix, modes: [HighlightShape.Mode] = [.slice, .clone, .cling]
    ) -> HighlightParameters {
        HighlightParameters(
            mode: modes[random.int(0...modes.count - 1)],
            radius: random.int(0...9) == 0 ? .infinity : Double(random.int(0...80)) / 4,
            innerRadius: Double(random.int(0...80)) / 4, snap: Double(random.int(0...20)),
            cap: random.bool() ? .automatic : .unlimited, leftPadding: Double(random.int(0...20)) / 4,
            rightPadding: Double(random.int(0...20)) / 4, bridge: [0, 2, .infinity][random.int(0...2)],
            gapRule: random.bool() ? .round : .css)
    }
}
