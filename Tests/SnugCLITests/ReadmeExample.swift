import Snug

// README
struct Greeting: View {
    var body: some View {
        HStack {
            CircleText("Hello, World", fill: .systemPink)
            CircleText("Hello", fill: .systemBlue)
        }
        .padding()
        .background(.systemGray)
        .shadow(radius: 8)
    }
}
// end

/// The README's Swift, which a test keeps equal to what stands there.
func readmeExample() throws -> (png: RenderedPNG, layout: CaptionLayout, path: String?, row: RenderedPNG) {
    // README
    let caption = Caption("Hello, world").fontSize(72).width(900).background(.yellow)
    let renderer = Renderer()
    let png = try renderer.png(caption, scale: 2)  // its bytes, width, height and warnings
    let layout = try renderer.layout(of: caption)  // its canvas, lines and boxes
    let path = layout.outline?.svgData  // the outline as SVG has it
    let row = try renderer.png(Greeting())  // a tree of elements, by the same rules as in SwiftUI
    // end
    return (png, layout, path, row)
}

/// The Swift of the page about elements.
func elementsExample() throws -> RenderedPNG {
    // ELEMENTS
    let card = HStack(spacing: 12) {
        CircleText(Text("AB").foregroundColor(.white), fill: .color(.systemIndigo), padding: 14)
        VStack(alignment: .leading, spacing: 2) {
            Text("Ada Bloom").fontSize(22).bold()
            Text("wrote the first caption").foregroundColor(.systemGray)
        }
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 20).fill(.white))
    .shadow(radius: 10, y: 4)

    let png = try Renderer().png(Picture(card).canvas(Color(rgb: 0xe7ecf3)).margin(8))
    // end
    return png
}
