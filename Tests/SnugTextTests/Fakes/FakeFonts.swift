import SnugGeometry
import SnugText

/// Fonts whose glyphs are the characters' code points; it counts what it is asked.
final class FakeFonts: FontProvider {
    /// Faces by their index; a family's name is its face's.
    let faces: [FakeFace]
    /// The faces that `fallback` may give, in its order.
    let fallbacks: [Int]

    private(set) var shaped: [ShapingItem] = []
    private(set) var shapedBytes = 0
    private(set) var fallbackQuestions: [(cluster: [Unicode.Scalar], prefersEmoji: Bool)] = []
    private(set) var inkQuestions = 0
    /// Whether requests are kept in `shaped`, or only counted.
    var keepsItems = true
    private(set) var shapeCalls = 0

    init(_ faces: [FakeFace] = [FakeFace(name: "Plain")], fallbacks: [Int] = []) {
        self.faces = faces
        self.fallbacks = fallbacks
    }

    /// The pieces shaped so far as text, with the face that drew them.
    func pieces(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return shaped.map { "\(faces[$0.font.index].name): " + String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    func fonts(for description: FontDescription) throws(FontError) -> (fonts: [FontID], missing: [String]) {
        var found: [FontID] = []
        var missing: [String] = []
        for case .family(let name) in description.list {
            if let index = faces.firstIndex(where: { $0.name == name }) {
                found.append(FontID(index: index))
            } else if found.isEmpty {
                missing.append(name)
            }
        }
        if found.isEmpty { throw .noFamily(names: missing, closest: nil) }
        return (found, missing)
    }

    func covers(_ font: FontID, _ scalar: Unicode.Scalar) -> Bool {
        faces[font.index].covers(scalar)
    }

    func fallback(
        for cluster: [Unicode.Scalar], description: FontDescription, script: Script, language: String,
        prefersEmoji: Bool
    ) -> FontID? {
        fallbackQuestions.append((cluster, prefersEmoji))
        let able = fallbacks.filter { index in cluster.allSatisfy { faces[index].covers($0) } }
        let best = able.first { faces[$0].isColor == prefersEmoji } ?? able.first
        return best.map { FontID(index: $0) }
    }

    func isColorFont(_ font: FontID) -> Bool { faces[font.index].isColor }

    func metrics(of font: FontID) -> FontMetrics { faces[font.index].metrics }

    /// A box over the advance of a letter, from the x-height to the baseline; spaces have no ink.
    func inkBounds(of glyph: UInt32, in font: FontID) -> Rect? {
        inkQuestions += 1
        guard let scalar = Unicode.Scalar(glyph & 0x1F_FFFF), scalar != " ", scalar != "\u{A0}" else { return nil }
        let face = faces[font.index]
        let advance = face.advances[scalar] ?? face.advance
        return Rect(x0: 0, y0: -0.5, x1: Double(advance) / 1000, y1: 0)
    }

    func name(of font: FontID) -> String { faces[font.index].name }

    func shape(_ item: ShapingItem, in text: [UInt8]) -> [ShapedGlyph] {
        shapeCalls += 1
        shapedBytes += item.range.count
        if keepsItems { shaped.append(item) }
        let face = faces[item.font.index]
        var glyphs: [ShapedGlyph] = []
        var previous: Unicode.Scalar?
        var offset = item.range.lowerBound
        let joins = joiningNeighbours(item.range, in: text)
        for scalar in String(decoding: text[item.range], as: UTF8.self).unicodeScalars {
            defer { offset += Unicode.UTF8.width(scalar) }
            if isMark(scalar), let last = glyphs.last {
                glyphs.append(ShapedGlyph(id: glyph(scalar, face), cluster: last.cluster, advance: 0))
                continue
            }
            if let before = previous, let joined = ligature(before, scalar, face, item), let last = glyphs.indices.last
            {
                glyphs[last].id = 0x10_0000 | scalar.value
                glyphs[last].advance = joined
                previous = nil
                continue
            }
            var new = ShapedGlyph(
                id: glyph(scalar, face), cluster: offset, advance: face.advances[scalar] ?? face.advance)
            if let before = previous, let kern = face.kerning[FakeFace.Pair(before, scalar)] {
                glyphs[glyphs.count - 1].advance += kern
                new.isUnsafeToBreak = true
            }
            if face.isAlwaysUnsafe, previous != nil { new.isUnsafeToBreak = true }
            if isJoining(scalar) {
                let isFirst = offset == item.range.lowerBound
                let isLast = offset + Unicode.UTF8.width(scalar) == item.range.upperBound
                let joinsBefore = isFirst ? joins.before : previous.map(isJoining) ?? false
                let next = isLast ? nil : text[(offset + Unicode.UTF8.width(scalar))...].first
                let joinsAfter = isLast ? joins.after : next.map { (0xD8...0xDB).contains($0) } ?? false
                new.id |= (joinsBefore ? 1 << 21 : 0) | (joinsAfter ? 1 << 22 : 0)
                if joinsBefore, !isFirst { new.isUnsafeToBreak = true }
            }
            glyphs.append(new)
            previous = scalar
        }
        return item.isRightToLeft ? glyphs.reversed() : glyphs
    }

    private func glyph(_ scalar: Unicode.Scalar, _ face: FakeFace) -> UInt32 {
        face.covers(scalar) ? scalar.value : 0
    }

    private func ligature(
        _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ face: FakeFace, _ item: ShapingItem
    ) -> Int32? {
        if item.features.last(where: { $0.tag == "liga" })?.value == 0 { return nil }
        return face.ligatures[FakeFace.Pair(first, second)]
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    /// The Arabic letters, two bytes each, that this fake knows.
    private func isJoining(_ scalar: Unicode.Scalar) -> Bool { (0x620...0x6CF).contains(scalar.value) }

    private func joiningNeighbours(_ range: Range<Int>, in text: [UInt8]) -> (before: Bool, after: Bool) {
        let lead: ClosedRange<UInt8> = 0xD8...0xDB
        return (
            range.lowerBound >= 2 && lead.contains(text[range.lowerBound - 2]),
            range.upperBound < text.count && lead.contains(text[range.upperBound])
        )
    }
}
