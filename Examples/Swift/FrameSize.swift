import Snug

/// Any view with a dashed frame and its size in the corner; what stands round it stays where it is.
struct FrameSize<Content: View>: View {
    let content: Content

    var body: some View { content.frameSize() }
}

extension FrameSize {
    /// The view on a white page.
    var picture: Picture { Picture(self).margin(16).canvas(.white) }
}

/// What frames are drawn round.
enum Wombats {
    static let text = Text("Swift Wombat")

    static let row = HStack(alignment: .bottom) {
        text.padding().frameSize(.systemPink)
        Circle().fill(.systemYellow).frame(width: 64, height: 64).frameSize(.black)
        text.fontSize(34).frameSize()
    }
}
