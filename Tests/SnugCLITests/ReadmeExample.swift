import Snug

/// The README's Swift, which a test keeps equal to what stands there.
func readmeExample() throws -> (png: RenderedPNG, layout: CaptionLayout, path: String?) {
    // README
    let caption = Caption("Hello, world").fontSize(72).width(900).background(.yellow)
    let renderer = Renderer()
    let png = try renderer.png(caption, scale: 2)  // its bytes, width, height and warnings
    let layout = try renderer.layout(of: caption)  // its canvas, lines and boxes
    let path = layout.outline?.svgData  // the outline as SVG has it
    // end
    return (png, layout, path)
}
