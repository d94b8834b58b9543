import SnugGeometry
import SnugPixels
import Testing

@testable import SnugComposition

func picture(_ json: String, limits: JSONLimits = .standard) throws -> Picture {
    try JSONTreeDecoder().decode(Picture.self, fromJSON: Array(json.utf8), limits: limits)
}

@Suite("Elements as JSON")
struct ElementJSONTests {
    private func written(_ picture: Picture) throws -> String { try JSONTreeEncoder().encode(picture).text() }

    @Test(
        "What is read is written in the same form, key by key",
        arguments: [
            ##"{"text":"a","width":5}"##,
            ##"{"text":"a","modifiers":[{"padding":4}]}"##,
            ##"{"text":{"text":"a","fontSize":9}}"##,
            ##"{"image":"a.png"}"##,
            ##"{"image":{"source":"a.png","contentMode":"fit"},"modifiers":[{"frame":{"width":30}}]}"##,
            ##"{"hstack":{"children":[]}}"##,
            ##"{"hstack":{"alignment":"firstTextBaseline","spacing":3,"children":[{"spacer":{}},{"rectangle":{}}]}}"##,
            ##"{"vstack":{"alignment":"trailing","children":[{"spacer":{"minLength":"1em"}},{"circle":{}}]}}"##,
            ##"{"zstack":{"alignment":"bottomTrailing","children":[{"ellipse":{}},{"capsule":{}}]}}"##,
            ##"{"hstack":{"children":[{"caption":{"text":"a","width":90}},{"text":{"markup":"**a**"}}]}}"##,
            ##"{"roundedRectangle":{"cornerRadius":4},"modifiers":[{"fill":"#ff0000"},{"stroke":"#000000"}]}"##,
            ##"{"circle":{},"modifiers":[{"strokeBorder":{"color":"#000000","width":3,"dash":[2,3],"join":"round","cap":"square"}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"padding":"1,2,3,4"},{"border":{"color":"#ff0000","width":2}},{"border":"#000000"}]}"##,
            ##"{"rectangle":{},"modifiers":[{"frame":{"minWidth":1,"maxWidth":"infinity","minHeight":"2em","maxHeight":9,"alignment":"top"}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"background":"#ffffff"},{"background":{"circle":{}}},{"overlay":{"text":{"text":"a"}}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"overlay":{"content":{"spacer":{}},"alignment":"topLeading"}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"background":{"content":"#ffffff","alignment":"top"}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"shadow":{"color":"#0000ff","radius":3,"x":1,"y":-2}},{"shadow":{"radius":"0.5em"}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"opacity":0.5},{"clipShape":"circle"},{"clipShape":{"roundedRectangle":{"cornerRadius":"1em"}}}]}"##,
            ##"{"rectangle":{},"modifiers":[{"offset":{"x":1,"y":-2}},{"offset":{}},{"frameSize":{}},{"frameSize":{"color":"#ff0000"}}]}"##,
            ##"{"rectangle":{},"size":"90x30","margin":4,"canvas":"#ffffff","fontSize":30}"##,
        ])
    func roundTrip(json: String) throws {
        let read = try picture(json)
        #expect(try picture(written(read)) == read)
        let sorted = { (text: String) in text.filter { !$0.isWhitespace }.sorted() }
        let written = try written(read)
        #expect(sorted(written) == sorted(json), "\(written)")
    }

    @Test("A string as text makes a caption, an object makes a text without background")
    func textRule() throws {
        let stack = try picture(
            ##"{"hstack": {"children": [{"text": "a"}, {"text": {"text": "a"}}, {"markup": "a"}, {"runs": ["a"]}]}}"##)
        guard case .hstack(let stack) = stack.element.kind else { return #expect(Bool(false), "no stack") }
        #expect(stack.children.map(\.kind.name) == [.caption, .text, .caption, .caption])
    }

    @Test("A caption's own keys may stand where an element may, with modifiers beside them")
    func flatCaption() throws {
        let flat = try picture(
            ##"{"vstack": {"children": [{"text": "a", "radius": 4, "modifiers": [{"padding": 2}]}]}}"##)
        let nested = try picture(
            ##"{"vstack": {"children": [{"caption": {"text": "a", "radius": 4}, "modifiers": [{"padding": 2}]}]}}"##)
        #expect(flat == nested)
        let layers = try picture(##"{"rectangle": {}, "modifiers": [{"overlay": {"text": "a"}}]}"##)
        guard case .overlay(let layer) = layers.element.modifiers[0], case .element(let element) = layer.content else {
            return #expect(Bool(false), "no overlay")
        }
        #expect(element.kind.name == .caption)
    }

    @Test("Beside an element stand the canvas and what texts inside it follow")
    func settings() throws {
        let read = try picture(##"{"hstack": {"children": []}, "canvas": "#fff", "fontSize": 9, "weight": 700}"##)
        #expect(read.settings.fontSize == 9)
        #expect(read.settings.canvas == .color(.white))
    }

    @Test("A picture of a caption with modifiers keeps the canvas apart from the caption")
    func captionSettings() throws {
        let read = try picture(##"{"text": "a", "radius": 3, "canvas": "#fff", "modifiers": [{"padding": 2}]}"##)
        #expect(read.settings.canvas == .color(.white) && read.settings.radius == nil)
        guard case .caption(let spec) = read.element.kind else { return #expect(Bool(false), "no caption") }
        #expect(spec.radius == 3 && spec.canvas == nil)
    }
}
