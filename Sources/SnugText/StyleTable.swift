/// Attributes with their font list resolved.
final class ResolvedStyle {
    let attributes: TextAttributes
    /// The faces of the list that exist, best first; never none.
    let fonts: [FontID]
    /// The one whose measures lines have.
    let primaryFont: FontID
    /// What the shaper is asked for, later settings winning.
    let features: [FontFeature]

    init(attributes: TextAttributes, fonts: [FontID], primaryFont: FontID, features: [FontFeature]) {
        self.attributes = attributes
        self.fonts = fonts
        self.primaryFont = primaryFont
        self.features = features
    }
}

/// The distinct attributes of a text: neighbouring spans that look alike shape as one piece.
struct StyleTable {
    /// The first holds outside all spans.
    private(set) var styles: [ResolvedStyle] = []
    let spans: [StyledText.Span]
    /// For each span its index into `styles`.
    private(set) var styleOfSpan: [Int] = []
    /// Families that do not exist, with the byte of the text from which on they are missed.
    private(set) var missingFamilies: [(offset: Int, name: String)] = []

    var base: ResolvedStyle { styles[0] }

    /// The table of a text in one style.
    init(only style: ResolvedStyle) {
        spans = []
        styles = [style]
    }

    /// Puts another style in the place of each.
    mutating func replaceStyles(_ change: (ResolvedStyle) -> ResolvedStyle) {
        styles = styles.map(change)
    }

    init(_ text: StyledText, byteCount: Int, fonts: any FontProvider) throws(FontError) {
        precondition(byteCount <= Int(Int32.max), "a text has at most 2^31 - 1 bytes")
        spans = text.spans
        var lists: [FontDescription: [FontID]] = [:]
        var known: [TextAttributes: Int] = [:]
        var missed: Set<String> = []

        func index(of attributes: TextAttributes, from offset: Int) throws(FontError) -> Int {
            if let index = known[attributes] { return index }
            let list: [FontID]
            if let faces = lists[attributes.font] {
                list = faces
            } else {
                let found = try fonts.fonts(for: attributes.font)
                precondition(!found.fonts.isEmpty, "a font provider throws where it has no face")
                list = found.fonts
                lists[attributes.font] = list
                for name in found.missing where missed.insert(name).inserted {
                    missingFamilies.append((offset, name))
                }
            }
            styles.append(
                ResolvedStyle(
                    attributes: attributes, fonts: list, primaryFont: fonts.primary(of: list),
                    features: shapingFeatures(of: attributes)))
            known[attributes] = styles.count - 1
            return styles.count - 1
        }

        _ = try index(of: text.base, from: 0)
        var end = 0
        for span in spans {
            precondition(span.range.lowerBound >= end, "spans must be in the text's order and not overlap")
            precondition(span.range.upperBound <= byteCount, "spans must lie inside the text")
            end = span.range.upperBound
            styleOfSpan.append(try index(of: span.attributes, from: span.range.lowerBound))
        }
    }
}

/// The features of a piece of text; spaced letters do without optional ligatures unless asked for by name.
private func shapingFeatures(of attributes: TextAttributes) -> [FontFeature] {
    if attributes.letterSpacing == 0 { return attributes.features }
    return [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)] + attributes.features
}

/// The span that holds a byte, for bytes asked in rising order.
struct SpanCursor {
    private let spans: [StyledText.Span]
    private var next = 0

    init(_ spans: [StyledText.Span]) {
        self.spans = spans
    }

    /// The index of the span that holds the byte; nil between spans.
    mutating func span(at offset: Int) -> Int? {
        while next < spans.count, spans[next].range.upperBound <= offset { next += 1 }
        return next < spans.count && spans[next].range.lowerBound <= offset ? next : nil
    }

    /// The first byte after an offset at which another span, or none, holds; nil if there is no such byte.
    func nextBound(after offset: Int) -> Int? {
        guard next < spans.count else { return nil }
        let range = spans[next].range
        return range.lowerBound > offset ? range.lowerBound : range.upperBound
    }
}
