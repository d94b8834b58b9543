import Snug

/// A text on frosted glass: one round box for each line, all of them joined.
struct ClingingCaption: View {
    let text: String
    var outline = OutlineMode.union

    var body: some View {
        Caption(text)
            .fontSize(22)
            .fontWeight(.regular)
            .lineHeight(.normal)
            .multilineTextAlignment(.start)
            .padding(vertical: 2, horizontal: 6)
            .outline(outline)
            .cornerRadius(6)
            .material(.regular)
            .background(Color.white.with(alpha: 204))
            .stroke(.black, lineWidth: 2)
    }
}

extension ClingingCaption {
    /// The caption in the middle of a phone's screen.
    static func onScreen(outline: OutlineMode) -> Picture {
        Picture(ClingingCaption(text: loremIpsum, outline: outline))
            .size(width: 393, height: 520)
            .margin(16)
            .place(.left)
            .canvas(Color(red: 0xde, green: 0xdc, blue: 0xda))
    }

    /// The caption with nothing round it.
    static let footprint = Picture(ClingingCaption(text: loremIpsum))
        .width(361)
        .canvas(Color(red: 0xde, green: 0xdc, blue: 0xda))

    static let loremIpsum = """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore \
        magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo \
        consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla \
        pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id \
        est laborum.
        """
}
