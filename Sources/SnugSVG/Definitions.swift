internal import SnugGeometry
internal import SnugScene

/// What the drawing refers to, each thing once: shapes, glyphs, bitmaps, clip paths, masks, gradients and patterns.
struct Definitions: Sendable {
    /// A glyph outline at a size; sizes have outlines of their own, so that lines along them need no other width.
    struct SizedOutline: Hashable {
        var outline: Int
        var size: Double
    }

    /// Things by number, in the order in which they were first asked for, and how often that was.
    struct Table<Key: Hashable & Sendable>: Sendable {
        private(set) var keys: [Key] = []
        private(set) var uses: [Int] = []
        private var numbers: [Key: Int] = [:]

        /// The number of a thing.
        mutating func number(of key: Key) -> Int {
            if let number = numbers[key] {
                uses[number] += 1
                return number
            }
            numbers[key] = keys.count
            keys.append(key)
            uses.append(1)
            return keys.count - 1
        }

        /// The number that a thing has been given.
        func known(_ key: Key) -> Int? { numbers[key] }
    }

    /// What each id begins with.
    let idPrefix: String
    private(set) var shapes = Table<Shape>()
    private(set) var outlines = Table<SizedOutline>()
    /// By index into the list's pictures.
    private(set) var bitmaps = Table<Int>()
    /// Clip paths, masks, gradients and patterns.
    private(set) var elements: [Node] = []
    private var clips: [Int: String] = [:]
    private var paints: [Paint: String] = [:]

    init(idPrefix: String) {
        self.idPrefix = idPrefix
    }

    /// The id of a thing of a kind, which a letter tells.
    func id(_ kind: Character, _ number: Int) -> String { idPrefix + String(kind) + String(number) }

    /// The number of a shape; its glyphs are counted once however often it is drawn.
    mutating func shape(_ shape: Shape) -> Int {
        let isNew = shapes.known(shape) == nil
        let number = shapes.number(of: shape)
        if isNew { countGlyphs(of: shape) }
        return number
    }

    private mutating func countGlyphs(of shape: Shape) {
        guard case .glyphs(let group) = shape else { return }
        for glyph in group.glyphs {
            _ = outlines.number(of: SizedOutline(outline: glyph.outline, size: glyph.size))
        }
    }

    /// The number of a bitmap.
    mutating func bitmap(_ index: Int) -> Int { bitmaps.number(of: index) }

    /// The reference to a clip path that leaves the inside of a shape by the non-zero rule.
    mutating func clip(_ shape: Shape) -> String {
        let number = self.shape(shape)
        if let clip = clips[number] { return clip }
        countGlyphs(of: shape)
        let id = id("c", number)
        elements.append(.element("clipPath", [Attribute("id", id)], [.clippingShape(number)]))
        clips[number] = "url(#\(id))"
        return "url(#\(id))"
    }

    /// The reference to an element that is made for an id.
    mutating func add(_ kind: Character, _ make: (String) -> Node) -> String {
        let id = id(kind, elements.count)
        elements.append(make(id))
        return "url(#\(id))"
    }

    /// The reference to the element that stands for a paint, made once.
    mutating func paint(_ paint: Paint, _ make: (inout Definitions) -> String) -> String {
        if let known = paints[paint] { return known }
        let reference = make(&self)
        paints[paint] = reference
        return reference
    }
}
