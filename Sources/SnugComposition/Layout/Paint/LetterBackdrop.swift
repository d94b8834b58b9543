internal import SnugPixels

/// What lies behind letters, as far as it is known before anything is painted.
struct LetterBackdrop {
    /// The colour, of gradients the average; nil where a picture, a material or what lies behind the canvas decides.
    private(set) var known: Color?
    /// What is taken for it in that case.
    private var guess = Color.white

    /// The colour that `auto` goes by.
    var color: Color { known ?? guess }

    /// Nothing but layers that cover the whole, from the bottom up.
    init(layers: [ShapeStyle]) {
        for layer in layers {
            let guess = guess
            cover(with: layer)
            // What is translucent over something unknown tells nothing of it.
            if layer.averageColor != nil { self.guess = guess }
        }
    }

    /// What lies behind letters on a highlight.
    func covered(by style: ShapeStyle) -> LetterBackdrop {
        var result = self
        result.cover(with: style)
        return result
    }

    private mutating func cover(with style: ShapeStyle) {
        if let color = style.averageColor {
            known = color.alpha == 255 ? color : known.map { color.over($0) }
            guess = color.over(guess)
        } else {
            known = nil
            if case .material(let material) = style { guess = material.tintColor } else { guess = .white }
        }
    }
}

extension ResolvedCaption.Background {
    /// What lies behind letters: the outline on what it stands on, from the bottom up.
    func letterBackdrop(over page: [ShapeStyle]) -> LetterBackdrop {
        LetterBackdrop(layers: page + (mode == .none ? [] : fills))
    }
}

extension CaptionSpec {
    /// What the canvas shows below everything, from the bottom up.
    var pageStyles: [ShapeStyle] {
        (canvas.map { [$0] } ?? []) + (backdrop.map { [.image(ImageStyle($0))] } ?? [])
    }
}
