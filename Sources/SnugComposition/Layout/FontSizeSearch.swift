internal import SnugGeometry
internal import SnugText

/// Looks for the largest font size, to a tenth of a unit, at which a caption fits its room.
///
/// A caption fits if no line is wider than the room and no round outline than the caption may be, there are no more lines
/// than allowed and, on a fixed canvas, the block is not higher than the canvas less its margins. Words are not cut to
/// fit: the longest piece without a line-break opportunity limits the size. With the size all widths and heights grow, so
/// that halving the range finds the answer in some seventeen layouts.
struct FontSizeSearch {
    let spec: CaptionSpec
    let fonts: any FontProvider
    let unicode: any UnicodeProvider & PatternProvider
    let limits: Limits
    /// The width of the fixed canvas, where the spec itself does not fix one.
    var canvasWidth: Double?
    /// The most that the block may be high, where the spec does not fix a canvas.
    var height: Double?

    /// The spec with the size that was found, and whether the caption fits at it: otherwise it is the smallest one.
    func run(in range: FitRange) throws(CompositionError) -> (spec: CaptionSpec, fits: Bool) {
        guard spec.size != nil || spec.width != nil else { throw .fitWithoutRoom }
        // Tenths are whole numbers here, so that a size is the same however the search came to it.
        var low = Int((try size(range.minimum) * 10).rounded(.up))
        var high = max(low, Int((try size(range.maximum) * 10).rounded(.down)))
        guard try fits(low) else { return (sized(low), false) }
        while low < high {
            let middle = (low + high + 1) / 2
            if try fits(middle) { low = middle } else { high = middle - 1 }
        }
        return (sized(low), true)
    }

    /// The spec with the largest size of a range, whether it fits or not.
    func largest(in range: FitRange) throws(CompositionError) -> CaptionSpec {
        sized(Int((try size(range.maximum) * 10).rounded(.down)))
    }

    /// A size in layout units, clamped to those that can be asked for.
    private func size(_ length: Length) throws(CompositionError) -> Double {
        let lengths = LengthResolver(
            em: CaptionDefaults.fontSize.value, canvasWidth: spec.size.map { $0.width.rounded(.up) } ?? canvasWidth)
        let bounds = Limits.fontSizes
        return min(max(try lengths.units(length, key: "fit"), bounds.lowerBound), bounds.upperBound)
    }

    private func sized(_ tenths: Int) -> CaptionSpec {
        var sized = spec
        sized.fontSize = .px(Double(tenths) / 10)
        return sized
    }

    private func fits(_ tenths: Int) throws(CompositionError) -> Bool {
        var trial = sized(tenths)
        trial.overflow = .keep
        trial.maxLines = nil
        let block: CaptionBlock
        do {
            block = try CaptionBlock(trial, canvasWidth: canvasWidth, fonts: fonts, unicode: unicode, limits: limits)
        } catch .noRoom {
            return false
        } catch {
            throw error
        }
        if let most = spec.maxLines, block.text.lines.count > most { return false }
        return !block.isTooWide && !isTooHigh(block) && !block.shapeIsTooWide
    }

    private func isTooHigh(_ block: CaptionBlock) -> Bool {
        let margin = block.caption.margin
        let canvas = block.caption.canvasSize.map { $0.height - margin.top - margin.bottom }
        guard let most = canvas ?? height else { return false }
        // A hair of rounding must not cost a tenth of a unit.
        return block.size.height > most + 1.0 / 1024
    }
}

extension CaptionBlock {
    fileprivate var isTooWide: Bool {
        text.warnings.contains { if case .lineTooWide = $0 { true } else { false } }
    }
}
